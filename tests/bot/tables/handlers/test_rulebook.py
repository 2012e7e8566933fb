"""The rulebook: chapter by chapter, at the place that is being played, and from a refusal to its rule."""

from __future__ import annotations

import pytest

from bot.tables.core.people import words
from bot.tables.core.table import keep_set
from bot.tables.messages.rulebook import chapter_of, chapters
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import Panel
from games.kernel.catalogue import find
from games.kernel.material import Toml
from render.jobs import Drawn, Film, Job
from tests.bot.tables.doubles import ANNA, BEA, CEM, GUILD, Trial, buttons, caller, panel_of, press_of, selects, text_of
from tests.bot.tables.playing import check_limits
from tests.given import OURS
from tests.made_up import learnt, tallinn
from tests.renderers import Blank


async def test_rules_open_at_what_is_being_played(trial: Trial) -> None:
    """Inside a table `/rules` shows the chapter of the section that asks now; named, a game begins with itself."""
    await trial.begun(ANNA, BEA)
    assert "one of its halves" in text_of(await trial.commands.rules(caller(ANNA)))
    assert "Stefan Risthaus" in text_of(await trial.commands.rules(caller(ANNA), "tallinn"))


@pytest.mark.parametrize("locale", ["de", "en-US"])
async def test_every_chapter_can_be_reached_by_turning(trial: Trial, locale: str) -> None:
    """Next leads through all chapters, each with a title and a text of its own."""
    answer = await trial.commands.rules(caller(ANNA, locale=locale), "tallinn")
    seen = []
    for _ in chapters(find("tallinn")):
        assert answer.panel is not None
        seen.append(text_of(answer))
        step = buttons(answer.panel)[-1]
        turn = parse(step.id)
        assert turn is not None
        if step.disabled:
            break
        answer = await trial.press(ANNA, turn, locale=locale)
        assert answer.update
    assert len(set(seen)) == len(chapters(find("tallinn")))
    assert not [text for text in seen if "rulebook-" in text]


@pytest.mark.parametrize(("verb", "seat", "turns"), [("page", None, True), ("rules", 1, True), ("rules", None, False)])
async def test_only_pages_turn_in_place(trial: Trial, verb: str, seat: int | None, turns: bool) -> None:
    """A page does, also one of an old message, with a seat in its id; opening the rulebook sends a new answer."""
    await trial.begun(ANNA, BEA)
    press = ComponentId("", verb, seat, value=f"tallinn:{chapters(find('tallinn'))[1].key}")
    assert (await trial.press(ANNA, press)).update == turns


async def test_a_refusal_leads_to_its_rule(trial: Trial) -> None:
    """A refused choice offers the chapter of the section that refuses it, which opens privately."""
    table = await trial.begun(ANNA, BEA)
    refused = await trial.commands.move(caller(ANNA), "99L", table)
    assert refused.panel is not None
    answer = await trial.press(ANNA, press_of(refused.panel, "rules"))
    assert "one of its halves" in text_of(answer)
    assert not answer.update


async def test_a_forged_chapter_shows_the_game_itself(trial: Trial) -> None:
    """A chapter that does not exist is answered with the first one; a game that does not exist is refused."""
    await trial.begun(ANNA, BEA)
    assert "Stefan Risthaus" in text_of(await trial.press(ANNA, ComponentId("", "rules", value="tallinn:nonsense")))
    assert "chess" in text_of(await trial.press(ANNA, ComponentId("", "rules", value="chess:rules")))


async def test_options_say_what_they_change(trial: Trial) -> None:
    """Each value of an option carries one line on what it changes."""
    table = await trial.lobby(ANNA)
    answer = await trial.press(ANNA, ComponentId(table, "options"))
    assert answer.panel is not None
    hints = [choice.hint for select in selects(answer.panel)[:-1] for choice in select.choices]
    assert len(hints) == 7
    assert all(hints)


async def test_a_table_with_a_set_has_its_own_rulebook(trial: Trial) -> None:
    """Pages, turned and from a refusal, tell and draw that set; named from elsewhere, and without its table, ours."""
    with learnt("tallinn", fewer_swords()) as other:
        table = await trial.lobby(ANNA, BEA)
        async with trial.store.write() as tx:
            await keep_set(tx, find("tallinn"), other)
            await tx.tables.change(table, material_id=other, material_name="Made up")
        trial.service.registry.forget(table)
        await trial.begin(table, ANNA)
        opened = await trial.commands.rules(caller(ANNA))
        assert opened.panel is not None
        turned = await trial.press(ANNA, press_of(opened.panel, "rules"), "tallinn:setup")
        assert "5 of the 10 cards" in text_of(turned)
        assert text_of(turned).endswith("-# Reconstructed: the Chronicles. Yours: the influence cards.")
        assert turned.panel is not None
        page = await trial.press(ANNA, press_of(turned.panel, "page"))
        assert "Yours: the influence cards" in text_of(page)
        refused = await trial.commands.move(caller(ANNA), "99L", table)
        assert refused.panel is not None
        assert "Yours" in text_of(await trial.press(ANNA, press_of(refused.panel, "rules")))
        assert "Some components are reconstructed" not in text_of(
            await trial.press(ANNA, press_of(turned.panel, "rules"), "tallinn:about")
        )
        stranger = caller(CEM, channel_id=1, guild_id=GUILD + 1)
        elsewhere = await trial.dispatcher.press(stranger, press_of(turned.panel, "rules"), ("tallinn:setup",))
        for answer in (elsewhere, await trial.press(ANNA, ComponentId("", "rules", value="tallinn:setup"))):
            assert "6 of the 10 cards" in text_of(answer)
            assert text_of(answer).endswith("-# Reconstructed: the influence cards and the Chronicles.")


async def test_a_chapter_is_drawn_with_the_set_of_the_table(trial: Trial) -> None:
    """The picture of a chapter is ordered for that set."""
    ordered = []

    class Watching(Blank):
        async def render(self, job: Job | Film) -> tuple[Drawn, ...]:
            ordered.append(job)
            return await super().render(job)

    trial.service.pictures.renderer = Watching()
    table = await trial.begun(ANNA, BEA)
    illustrated = next(chapter.key for chapter in find("tallinn").rulebook if chapter.picture)
    await trial.press(ANNA, ComponentId(table, "rules", value=f"tallinn:{illustrated}"))
    assert [job.material_id for job in ordered if isinstance(job, Job) and job.what == "chapter"] == [
        find("tallinn").material_id
    ]


def fewer_swords() -> Toml:
    """Make up a set in which one card less than in ours starts a contest."""
    entries = tallinn()
    for card in entries["influence"][:2]:
        card["coin"] = "none"
    return entries


@pytest.mark.parametrize("key", OURS)
async def test_rules_are_one_press_away_at_every_section(trial: Trial, key: str) -> None:
    """From the own panel in its place and back again, from the board in a message of its own; with the picture."""
    game = find(key)
    table = await trial.begun(ANNA, BEA, game=key)
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "move")))
    button = ComponentId(table, "chapter", 0)
    for section in [name for name, part in game.rules.sections.items() if part.offers]:
        await ask_for(trial, table, section)
        opened = await trial.press(ANNA, button)
        public = await trial.press(BEA, ComponentId(table, "chapter"))
        await ask_for(trial, table, "")
        chapter = chapter_of(game, game.rules.aliases.get(section, section))
        assert chapter is not None, section
        assert (opened.update, public.update) == (True, False)
        assert words("en", game.package).text(f"rulebook-{chapter.key}-title") in text_of(opened)
        assert [picture.name for picture in panel_of(opened).pictures] == ["rules.png"] * chapter.picture
        check_limits(panel_of(opened))
        back = await trial.press(ANNA, press_of(panel_of(opened), "again"))
        assert back.update
        assert panel_of(back).text == panel.text


async def ask_for(trial: Trial, table: str, section: str) -> None:
    """Let a table stand at another section while it is read about; an empty one is where it stood before."""
    async with trial.service.registry.table(table) as live:
        agenda = live.require_match().state.agenda
        if section:
            agenda.append([section])
        else:
            agenda.pop()


async def test_the_board_has_rules_too(trial: Trial) -> None:
    """For everybody, with the way to their move for players; a refusal has the same way back."""
    table = await trial.begun(ANNA, BEA)
    boards = [shown.panel for shown in trial.messenger.messages.values() if "hand" in verbs(shown.panel)]
    more = panel_of(await trial.press(CEM, press_of(boards[-1], "menu")))
    looked = await trial.press(CEM, press_of(more, "menu_look"), "rules")
    assert "again" not in verbs(panel_of(looked))
    refused = await trial.commands.move(caller(ANNA), "99L", table)
    opened = await trial.press(ANNA, press_of(panel_of(refused), "rules"))
    assert not opened.update
    back = await trial.press(ANNA, press_of(panel_of(opened), "again"))
    assert "half" in text_of(back)


async def test_a_refusal_without_a_rule_leads_to_what_is_decided(trial: Trial) -> None:
    """A user who chooses when nobody asks them can read on."""
    table = await trial.begun(ANNA, BEA, game="ulm")
    (asked,) = (await trial.live(table)).waiting_seats()
    other = (ANNA, BEA)[1 - asked]
    refused = await trial.commands.move(caller(other), "none", table)
    assert verbs(panel_of(refused)) == ["chapter"]
    assert "## Ulm · " in text_of(await trial.press(other, press_of(panel_of(refused), "chapter")))


def verbs(panel: Panel) -> list[str]:
    """List what the buttons of a panel do."""
    return [press.verb for button in buttons(panel) if (press := parse(button.id))]
