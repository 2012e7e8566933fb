// The panel of faults: what can go wrong at Discord, done on purpose.

import { $, el } from "./dom.js";
import { isForum } from "./forum.js";
import { nameOf } from "./places.js";
import { why } from "./reasons.js";
import { t } from "./words.js";

const SECONDS = 10;
// Answers to interactions do not count against Discord's limits.
const LIMITED = "^(?!/(interactions|webhooks)/)";
const PERMISSIONS = [
  "send_messages", "send_messages_in_threads", "create_public_threads", "attach_files", "view_channel",
  "read_message_history", "pin_messages", "manage_threads", "manage_channels",
];

export class Trouble {
  constructor(app) {
    this.app = app;
    this.box = $("trouble");
    $("trouble-open").onclick = () => this.#toggle(this.box.hidden);
    this.box.addEventListener("keydown", (event) => event.key === "Escape" && this.#toggle(false));
  }

  #toggle(open) {
    this.box.hidden = !open;
    $("trouble-open").setAttribute("aria-expanded", String(open));
    this.key = "";
    if (open) this.show();
    (open ? this.box.querySelector("button") : $("trouble-open"))?.focus();
  }

  show() {
    if (this.box.hidden || !this.app.sight) return;
    const { me, faults, bot, guilds, roles } = this.app.sight;
    const { here } = this.app;
    const limited = faults.some((fault) => fault.kind === "rate_limit");
    const key = JSON.stringify([me, here, limited, bot, guilds, roles, t("trouble")]);
    if (limited) this.app.soon(1000);
    if (key !== this.key) this.#make(me, here);
    this.key = key;
    const left = Math.ceil(faults.find((fault) => fault.kind === "rate_limit")?.left ?? 0);
    this.state.textContent = left ? t("trouble-limited", { seconds: left }) : "";
  }

  #make(me, here) {
    const focused = this.box.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const press = (key, work, said) =>
      el("button", { type: "button", class: "button secondary", "data-key": key, onclick: () => this.#do(work, said) }, t(key));
    this.state = el("p", { class: "small", role: "status" });
    const app = me.installed ? "trouble-uninstall" : "trouble-install";
    const dms = me.takes_dms ? "trouble-close-dms" : "trouble-open-dms";
    this.box.replaceChildren(
      el("header", {}, el("h2", {}, t("trouble-title")),
        el("button", { type: "button", class: "plain", "data-key": "close", "aria-label": t("close"), onclick: () => this.#toggle(false) }, "✕")),
      el("p", { class: "small" }, t("trouble-about")),
      el("h3", {}, t("trouble-bot")),
      press("trouble-drop", () => this.#ask("gateway", { what: "drop" }), "trouble-dropped"),
      press("trouble-kill", () => this.#kill(), "trouble-killed"),
      press("trouble-429", () => this.#limit()),
      this.state,
      el("h3", {}, t("trouble-me", { name: me.name })),
      press(app, () => this.#ask("install", { user: this.app.user, wanted: !me.installed })),
      press(dms, () => this.#ask("set_dms", { user: this.app.user, accepted: !me.takes_dms })),
      el("h3", {}, t("trouble-here", { place: nameOf(this.app, here) })),
      ...(isForum(here) ? this.#tags(here, press) : [press("trouble-delete", () => this.#delete())]),
      ...(here.guild ? [this.#membership(here, press), ...this.#roles(here), ...this.#permissions(here)] : []),
    );
    if (focused) this.box.querySelector(`[data-key="${focused}"]`)?.focus();
  }

  #tags(here, press) {
    const set = (changes) => this.#ask("set_forum", { channel: here.id, ...changes }).then(() => undefined);
    const needed = here.requires_tag ? "trouble-tag-free" : "trouble-tag-need";
    return [press("trouble-tags", () => set({ tags: [] })), press(needed, () => set({ required: !here.requires_tag }))];
  }

  #membership(here, press) {
    const { bot } = this.app.sight.guilds.find((guild) => guild.id === here.guild);
    return press(bot ? "trouble-remove" : "trouble-invite", () => this.#ask("set_bot", { guild: here.guild, present: !bot }));
  }

  #roles(here) {
    const set = (role) => this.#do(() => this.#ask("set_role", { user: this.app.user, role: role.id, given: !role.mine }));
    return this.app.sight.roles.filter((role) => role.guild === here.guild).map((role) => el("button", {
      type: "button", class: "button secondary", "data-key": `role-${role.id}`, onclick: () => set(role),
    }, t(role.mine ? "trouble-role-drop" : "trouble-role-take", { name: role.name })));
  }

  #permissions(here) {
    const name = (key) => t(`permission-${key}`);
    const menu = el("select", { id: "permission", "data-key": "permission" },
      PERMISSIONS.filter((key) => !here.denied.includes(key)).map((key) => el("option", { value: key }, name(key))));
    const take = () => this.#do(() => this.#ask("set_permission", { name: menu.value, allowed: false, channel: here.id }));
    return [
      el("label", { for: "permission" }, t("trouble-permission")),
      menu,
      el("button", { type: "button", class: "button secondary", "data-key": "take", onclick: take }, t("trouble-take")),
      ...here.denied.map((key) => el("button", {
        type: "button", class: "button primary", "data-key": `give-${key}`, onclick: () => this.#do(() => this.#give(here, key)),
      }, t("trouble-give", { name: name(key) }))),
    ];
  }

  #ask(op, args) {
    return this.app.wire.ask(op, args);
  }

  async #do(work, said) {
    try {
      const other = await work();
      if (other ?? said) this.app.toast(t(other ?? said));
    } catch (error) {
      this.app.toast(why(error));
    }
    this.app.soon(0);
  }

  async #give(here, name) {
    const places = [here.id, here.parent].filter(Boolean);
    for (const channel of places) await this.#ask("set_permission", { name, allowed: true, channel });
    await this.#ask("set_permission", { name, allowed: true, guild: here.guild });
  }

  async #kill() {
    try {
      await this.#ask("restart_bot", {});
    } catch {
      return "trouble-none";
    }
    return undefined;
  }

  async #limit() {
    const rule = { kind: "rate_limit", path: LIMITED, method: null, times: 1, seconds: SECONDS, retry_after: null, whole: true };
    await this.#ask("fault", rule);
  }

  async #delete() {
    const shown = this.app.sight.messages.findLast((message) => message.author.bot && message.attachments.length && !message.only_for);
    if (!shown) return "trouble-nothing";
    await this.#ask("delete_message", { message: shown.id });
    return "trouble-deleted";
  }
}
