"""One tab of the page, used as a player uses it: by looking and pressing."""

from __future__ import annotations

import asyncio
import random
import re
from typing import TYPE_CHECKING

from tests.waiting import PATIENCE

if TYPE_CHECKING:
    from playwright.async_api import ConsoleMessage, Locator, Page

GLANCE = 0.05
ANSWERED = 5.0
"""Seconds after which a press that shows nothing has failed; Discord gives the bot three."""
CHOICE = ("choose", "pick")  # buttons, or where they would be too many a list
FIRST_TABLE = "omputer, normal)"
OVER = {"en": "The game is over", "de": "Das Spiel ist vorbei"}
MOVE = {"en": "move", "de": "zug"}
NONE = {
    "en": re.compile("No suggestions|Could not load suggestions"),
    "de": re.compile("Keine Vorschläge|Vorschläge ließen sich nicht laden"),
}
MOMENT = 1500.0  # milliseconds


class Tab:
    """A tab; `complaints` are errors of the page's scripts and what its policy forbade."""

    def __init__(self, page: Page, address: str, language: str = "en") -> None:
        self.page, self.address, self.language = page, address, language
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type == "error" and "ERR_CONNECTION_REFUSED" not in said.text:  # a stopped server refuses
            self.complaints.append(f"{said.text} {said.location.get('url', '')}")

    async def load(self) -> None:
        """Open the page and wait until it shows its places."""
        await self.page.goto(self.address)
        await self.page.locator("#places a").first.wait_for(state="attached")

    async def front(self) -> None:
        """Bring the tab to the front: a browser lets those behind wait."""
        await self.page.bring_to_front()

    async def tell(self) -> None:
        """Print what the tab shows; pytest lets it be seen if the test has failed."""
        shown = await self.page.evaluate("document.body.innerText")
        focus = await self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        print(f"--- {self.page.url}\n{shown}\n--- focus: {focus}")

    # Where to

    async def go(self, name: str) -> None:
        """Open a place by its name in the list on the left; on a phone the list is opened first."""
        await self.front()
        if await self.page.locator("#menu").is_visible():
            await self.page.locator("#menu").click()
        await self.page.locator("#places a", has_text=name).first.click()
        await self.page.locator("#title", has_text=name).wait_for()

    async def go_to_thread(self) -> None:
        """Open the newest thread."""
        await self.front()
        if await self.page.locator("#menu").is_visible():
            await self.page.locator("#menu").click()
        await self.page.locator("#places a.thread").first.click()
        await self.page.locator("#title", has_text="·").wait_for()

    async def furnished(self) -> None:
        """Wait until the first table has the seats that it is opened with."""
        await self.page.locator(".message", has_text=FIRST_TABLE).first.wait_for()

    # What is there

    def button(self, label: str) -> Locator:
        """Find the newest button with exactly this label, perhaps behind an icon, which is read out by its name."""
        return self.messages.get_by_role("button", name=re.compile(rf"^(:\w+:\s*)?{re.escape(label)}$")).last

    def text(self, text: str) -> Locator:
        """Find the newest message that says this."""
        return self.page.locator(".message", has_text=text).last

    @property
    def messages(self) -> Locator:
        """Find all that is said in the open place."""
        return self.page.locator("#messages")

    @property
    def newest(self) -> Locator:
        """Find the newest message."""
        return self.page.locator(".message").last

    def controls(self, *verbs: str) -> Locator:
        """Find the enabled controls that do one of these, such as `choose`, of the newest message that has any.

        That need not be the last one: under a panel may stand the answer to a press that came too late.
        """
        wanted = ", ".join(f'[data-key*="|{verb}|"]:not([disabled])' for verb in verbs)
        return self.page.locator(".message").filter(has=self.page.locator(wanted)).last.locator(wanted)

    async def sees(self, text: str) -> None:
        """Wait until a message says this."""
        await self.text(text).wait_for()

    async def press(self, label: str) -> None:
        """Press the newest button with this label."""
        await self.front()
        await self.button(label).click()

    async def press_for(self, button: Locator, label: str) -> None:
        """Press a button until one with this label is there: a busy bot may have answered too late."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await button.click()
                for _ in range(round(ANSWERED / GLANCE)):
                    if await self.button(label).count():
                        return
                    await asyncio.sleep(GLANCE)

    async def command(self, words: str) -> None:
        """Type a command and choose it; its options are still to be filled in."""
        await self.front()
        line = self.page.locator("#composer .line input")
        await line.fill(f"/{words}")
        await self.page.locator("#commands [role=option]").first.wait_for()
        await line.press("Enter")
        await self.page.locator("#composer .command").wait_for()

    async def send(self) -> None:
        """Send the command or message in the composer."""
        await self.page.locator("#composer [type=submit]").click()

    # Playing

    async def choose(self, rng: random.Random) -> None:
        """Wait for a choice in the open place, press a button or pick in a list, and wait for what comes of it.

        A choice can be taken back until everybody has chosen, so the game may end while a button is being sought.
        """
        await self.front()
        async with asyncio.timeout(PATIENCE):
            while await self.may_choose():
                offered = await self.controls(*CHOICE).evaluate_all("all => all.map(one => one.dataset.key)")
                before = await self.messages.inner_text()
                if offered and await self._pressed(rng.choice(offered), rng):
                    while await self.messages.inner_text() == before:  # noqa: ASYNC110 - the page changes it
                        await asyncio.sleep(GLANCE)
                    return

    async def may_choose(self) -> bool:
        """Wait until there is something to choose, or the game is over."""
        over = self.text(OVER[self.language])
        await self.controls(*CHOICE).first.or_(over).first.wait_for()
        return not await over.count()

    async def type_choice(self, rng: random.Random) -> None:
        """Type the command for a choice, take one of the suggestions, send it, and wait for the answer.

        This way leads through any question alike.
        """
        await self.front()
        async with asyncio.timeout(PATIENCE):
            while not await self._taken(rng):
                if not await self.may_choose():
                    return
        before = await self.messages.inner_text()
        await self.send()
        while await self.messages.inner_text() == before:  # noqa: ASYNC110 - the page changes it
            await asyncio.sleep(GLANCE)
        await self._dismiss()

    async def _taken(self, rng: random.Random) -> bool:
        """Take a suggestion; there is none while it is somebody else's turn, nor just after a restart."""
        await self.command(MOVE[self.language])
        offered, none = (
            self.page.locator("#option-choice-list [role=option]"),
            self.page.get_by_text(NONE[self.language]),
        )
        await offered.first.or_(none).first.wait_for()
        if choices := (1 + await offered.count()) // 2:  # behind choices may stand wishes
            await offered.nth(rng.randrange(choices)).click()
            return True
        await self.page.locator("#composer .command .secondary").click()
        return False

    async def _dismiss(self) -> None:
        """Dismiss the private answers, so that the page stays short."""
        while await (dismiss := self.messages.locator("[data-key=dismiss]")).count():
            await dismiss.last.click()

    async def _pressed(self, key: str, rng: random.Random) -> bool:
        """Press a control if it is still there: a newer message may just have taken its place."""
        from playwright.async_api import TimeoutError as GoneError

        control = self.messages.locator(f'[data-key="{key}"]').last
        try:
            await control.click(timeout=MOMENT)
            if "|pick|" in key:
                offered = await control.locator("xpath=..").locator("[role=option]").all()
                if not offered:  # the message was drawn again, and its list is closed
                    return False
                await rng.choice(offered).click(timeout=MOMENT)
        except GoneError:
            return False
        return True
