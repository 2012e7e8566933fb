"""Names of people in pictures: every script, fancy letters, emoji, and names that are too long."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator

import pytest

from games.kernel.words import words_for
from render import checks
from render.paint import fallback, fonts
from render.paint.fallback import Run, runs
from render.painter import Legend
from render.random_positions import legend_of, position, scenes

SCRIPTS = {
    "日本語たろう": "Noto Sans CJK JP",
    "王小明": "Noto Sans CJK JP",
    "김민수": "Noto Sans CJK JP",
    "محمد علي": "Noto Sans Arabic",
    "שלום עולם": "Noto Sans Hebrew",
    "สมชาย ใจดี": "Noto Sans Thai",
    "Zoë 🐉👍🏽": "Noto Color Emoji",
}
PACKAGES = {"CJK": "fonts-noto-cjk", "Emoji": "fonts-noto-color-emoji"}
HEBREW, ARABIC = fallback.Face("hebrew"), fallback.Face("arabic")


def need(family: str) -> None:
    """Skip a test on a machine without the Noto fonts or the program that finds them."""
    if shutil.which("fc-list") is None:
        pytest.skip("fontconfig is not installed")
    listed = subprocess.run(["fc-list", f":family={family}"], capture_output=True, check=True)  # noqa: S603, S607 - own words; wherever it is
    if not listed.stdout:
        package = next((package for word, package in PACKAGES.items() if word in family), "fonts-noto-core")
        pytest.skip(f"{package} is not installed")


@pytest.fixture
def slim(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have a machine without fontconfig."""
    forget()
    monkeypatch.setattr("render.paint.fallback.shutil.which", lambda _: None)
    yield
    forget()


def forget() -> None:
    """Empty the caches that remember which font a letter has."""
    for cached in (fallback.face_for, fonts._runs, fonts.mask, fonts.length, fonts.fit, checks.layer_problems):
        cached.cache_clear()


@pytest.mark.parametrize(
    ("name", "plain"), [("𝓕𝓪𝓷𝓬𝔂", "Fancy"), ("Ａlex", "Alex"), ("Ⓗⓔⓛⓛⓞ", "Hello"), ("e\u0301va", "éva")]
)
def test_letters_of_fancy_forms_are_read(name: str, plain: str) -> None:
    """They are the same letters in another dress."""
    assert fonts.printable(name) == plain


@pytest.mark.parametrize(("name", "family"), SCRIPTS.items())
def test_every_script_is_drawn_in_a_font_that_is_installed(name: str, family: str) -> None:
    """No letter of a name is lost, and each stands in the bold Noto font of its script."""
    need(family)
    forget()
    assert fonts.printable(name) == name
    faces = {run.face for run in fonts._runs(name, "head")} - {None}
    assert {fallback.load(face, 32).getname()[0] for face in faces if face} == {family}
    ink = fonts.mask(name, "head", 36, "l")
    assert ink.mask.getbbox() or ink.colours


@pytest.mark.parametrize("name", ["محمد علي", "שלום עולם", "สมชาย ใจดี", "Zoë 🐉", "अनिल", "გიორგი"])
def test_a_slim_machine_draws_with_the_packaged_fonts(slim: None, name: str) -> None:
    """Only Chinese, Japanese and Korean, whose fonts are large, need an installed one."""
    assert fonts.printable(name) == name
    paths = [run.face.path for run in fonts._runs(name, "head") if run.face]
    assert paths
    assert all(fallback.PACKAGED in path for path in paths)
    assert fonts.mask(name, "head", 36, "l").mask.getbbox()


def test_a_name_that_a_slim_machine_cannot_draw_is_a_number(slim: None) -> None:
    """Better the number of the seat than boxes."""
    legend = Legend(("日本", "Bo"), words_for("de", "games.tallinn"))
    assert [legend.name(seat) for seat in (0, 1)] == ["1", "Bo"]
    assert [legend.words.seat(seat) for seat in (0, 1)] == ["1", "Bo"]


def test_a_sentence_runs_rightwards_and_names_their_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words that are read leftwards stay in one line; a name of them alone starts on the right."""
    monkeypatch.setattr(fallback, "face_for", lambda c: HEBREW if "א" <= c <= "ת" else ARABIC)
    latin = str.isascii
    assert runs("Anna שלום עולם ist", latin) == (Run("Anna "), Run("שלום עולם", HEBREW), Run(" ist"))
    assert runs("שלום 2", latin) == (Run("2 "), Run("שלום", HEBREW))
    assert runs("שלום…", lambda c: c == "…")[0].string == "…"


def test_without_raqm_the_order_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters are not joined then, but they stand from right to left."""
    monkeypatch.setattr(fallback, "shapes_letters", lambda: False)
    assert Run("שלום", HEBREW).visual == "םולש"
    assert Run("日本", HEBREW).visual == "日本"


@pytest.mark.skipif(not fallback.shapes_letters(), reason="Pillow has no Raqm here: libfribidi0 is not installed")
def test_arabic_letters_are_joined(slim: None) -> None:
    """A joined word is narrower than its letters one by one."""
    assert fonts.length("سلام", "head", 36) < sum(fonts.length(letter, "head", 36) for letter in "سلام")


def test_a_colour_emoji_is_as_high_as_the_text() -> None:
    """It keeps its colours, and the letters beside it their ink."""
    need("Noto Color Emoji")
    forget()
    ink = fonts.mask("Zoë 🐉", "head", 36, "l")
    ((picture, left, _),) = ink.colours
    assert 30 < picture.height < 50
    assert left > 36
    assert len(set(picture.convert("RGB").getcolors(10_000) or ())) > 50


def test_signs_tell_names_apart_that_differ_by_a_number() -> None:
    """The lobby numbers computers and people of the same name; a name alone keeps its letter."""
    words = words_for("de", "games.tallinn")

    def signs(*names: str) -> list[str]:
        return [Legend(names, words).letter(seat) for seat in range(len(names))]

    assert signs("Computer", "Computer 2", "Anna") == ["C1", "C2", "A"]
    assert signs("Computer (stark)", "Computer 2 (leicht)") == ["C1", "C2"]
    assert signs("Anna", "Anna 2", "Computer 3") == ["A1", "A2", "C"]
    assert signs("Alex", "Anna") == ["A", "A"]


LONG = {
    "computers": ("Computer", *(f"Computer {number}" for number in range(2, 7))),
    "wide": tuple(letter * 24 for letter in "WMÖQGO"),
    "emoji": tuple("🐉" * 22 + f" {seat}" for seat in range(6)),
    "han": tuple("日本語名前漢字" * 3 + str(seat) for seat in range(6)),
}


@pytest.mark.parametrize("kind", LONG)
@pytest.mark.parametrize(("key", "seats"), [("eldermann", 4), ("tallinn", 4), ("tinker_tailor", 6), ("ulm", 4)])
def test_a_long_name_is_cut_and_touches_nothing(key: str, seats: int, kind: str) -> None:
    """On board, hands and sheet: no text leaves its place, whatever the name."""
    need({"computers": "Noto Sans", "wide": "Noto Sans", "emoji": "Noto Color Emoji", "han": "Noto Sans CJK JP"}[kind])
    for steps in (30, 10_000):
        match = position(key, seats, 1, steps)
        for name, scene in scenes(match, legend_of(match, "de", LONG[kind])).items():
            found = [problem for problem in checks.problems(scene) if not problem.endswith("is cut")]
            assert (name, found) == (name, [])


def _order(string: str) -> list[str]:
    return [run.string.strip() for run in runs(string, lambda letter: letter.isascii()) if run.string.strip()]


def test_a_number_beside_an_isolated_name_stays_in_place() -> None:
    """Without the isolates the whole would be read leftwards."""
    assert _order("\u2068דנה\u2069 12") == ["דנה", "12"]
    assert _order("דנה 12") == ["12", "דנה"]
    assert _order("12 \u2068דנה") == ["12", "דנה"]


@pytest.mark.skipif(not fallback.shapes_letters(), reason="Pillow has no FriBidi")
def test_an_emoji_that_is_joined_of_several_is_drawn_as_one() -> None:
    """A family is as wide as one of it, and a cut goes past it."""
    family = "👨\u200d👩\u200d👧\u200d👦"
    assert fonts.printable(family) == family
    assert fonts.length(family, "head", 40) == fonts.length("👨", "head", 40)
    cut, _ = fonts.fit(f"{family}{family}{family}", "head", 22, fonts.length(family, "head", 22) * 2)
    assert cut == f"{family}…"
