"""Tinker Tailor, a card game by Richard Denning (Medusa Games 2015, 2nd edition 2019): draft roles, collect goods."""
