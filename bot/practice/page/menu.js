// What Discord calls “Apps” in the menu of a message or a user: the entries that the bot has put there.

import { el } from "./dom.js";
import { why } from "./reasons.js";
import { said, t } from "./words.js";

export const [USER, MESSAGE] = [2, 3];

export function menu(app, kind, target, name) {
  const list = el("div", { class: "list" });
  const node = el("details", { class: "apps", ontoggle: () => node.open && fill() },
    el("summary", { "aria-label": t("apps", { name }), title: t("apps", { name }), "data-key": `apps-${target}` }, "⋯"), list);

  async function fill() {
    const found = await app.wire.ask("commands", { user: app.user, channel: app.place, kinds: [kind] });
    list.replaceChildren(...found.map((command) =>
      el("button", { type: "button", onclick: () => use(command) }, said(command))));
    if (!found.length) list.replaceChildren(el("p", { class: "small" }, t("no-command")));
  }

  async function use(command) {
    node.open = false;
    try {
      await app.act("menu", { channel: app.place, name: command.name, target });
      app.messages.forget();
      app.soon(0);
    } catch (error) {
      app.messages.note(t("refused", { reason: why(error) }));
    }
  }

  return node;
}
