// The first offer: a lesson, in the direct messages with the bot. Which there are, the bot's own command says.

import { el, once } from "./dom.js";
import { t } from "./words.js";

const DM = 1;
const LEARN = "learn";
const SHORT = / · .*/; // the name of a game without its players and minutes

export class Lessons {
  constructor(app) {
    this.app = app;
    this.key = "";
    this.offered = [];
  }

  // Asked once for each player and language, as soon as the bot is there.
  async look() {
    const { app } = this;
    const key = `${app.user} ${app.wire.locale}`;
    if (this.key === key || !app.sight.bot.online) return;
    const commands = await app.wire.ask("commands", { user: app.user, channel: app.place });
    const learn = commands.find((command) => command.name === LEARN);
    if (!learn) return;
    this.key = key;
    this.offered = learn.options?.[0]?.choices ?? [];
  }

  // Nothing is offered any more to who has begun a table.
  show(started) {
    if (started || !this.offered.length) return [];
    return [
      el("p", {}, t("guide-learn")),
      el("p", { class: "row" }, this.offered.map((game, at) => this.#button(game, at ? "secondary" : "primary"))),
    ];
  }

  #button(game, style) {
    const name = game.name_localizations?.[this.app.wire.locale] ?? game.name;
    const button = el("button", { type: "button", class: `button ${style}`, "data-key": `learn-${game.value}` },
      t("guide-learn-game", { game: name.replace(SHORT, "") }));
    button.onclick = () => once(button, () => this.#begin(game.value));
    return button;
  }

  async #begin(game) {
    const { app } = this;
    const place = app.sight.places.find((each) => each.type === DM).id;
    app.open(place);
    await app.act("slash", { channel: place, name: LEARN, options: { game } });
  }
}
