"""The toolkit: display list, fonts, icons, shapes, drawing and encoding; knows no game."""
