// The line at the bottom: plain messages, and slash commands with their options.

import { Field } from "./options.js";
import { $, arrows, el } from "./dom.js";
import { isForum } from "./forum.js";
import { nameOf } from "./places.js";
import { why } from "./reasons.js";
import { said, t } from "./words.js";

const [SUBCOMMAND, GROUP] = [1, 2];

// A command, or each of its subcommands: `words` is what Discord calls it, `label` what the reader does.
function leaves(node, words = [], label = []) {
  const below = (node.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  const [here, called] = [[...words, node.name], [...label, said(node)]];
  if (below.length && (node.type ?? 1) <= GROUP) return below.flatMap((option) => leaves(option, here, called));
  return [{ words: here.join(" "), label: called.join(" "), about: said(node, "description"), options: node.options ?? [] }];
}

export class Composer {
  constructor(app) {
    this.app = app;
    this.box = $("composer");
    this.key = "";
    this.commands = [];
  }

  forget() {
    this.key = "";
  }

  show() {
    const { here, sight, user } = this.app;
    const locked = here.archived && here.locked;
    const key = JSON.stringify([user, here.id, locked, t("composer")]);
    const awoken = sight.bot.online && !this.online;
    this.online = sight.bot.online;
    if (awoken && this.list?.isConnected && !this.list.hidden) this.#typed(); // now there may be commands
    if (key === this.key) return;
    this.key = key;
    if (isForum(here)) this.box.replaceChildren(el("p", { class: "small" }, t("composer-forum")));
    else if (locked) this.box.replaceChildren(el("p", { class: "small" }, t("composer-locked")));
    else this.#line(t("composer-label", { place: nameOf(this.app, here) }), sight);
  }

  #line(label) {
    this.input = el("input", {
      type: "text", autocomplete: "off", placeholder: t("composer"), "aria-label": label, maxlength: 2000,
      role: "combobox", "aria-expanded": "false", "aria-controls": "commands", "aria-autocomplete": "list",
      oninput: () => this.#typed(), onkeydown: (event) => this.#keys(event),
    });
    this.list = el("div", { id: "commands", class: "list", role: "listbox", "aria-label": t("commands"), hidden: true });
    arrows(this.list, () => this.#close());
    const form = el("form", { class: "line" }, this.input,
      el("button", { type: "submit", class: "button secondary" }, t("send")));
    form.onsubmit = (event) => {
      event.preventDefault();
      this.#send();
    };
    this.box.replaceChildren(this.list, form);
  }

  // A command that a text mentions was pressed.

  async begin(label) {
    const found = (await this.#offered()).find((command) => [command.label, command.words].includes(label));
    if (found) this.#choose(found);
    else this.app.toast(t("no-command"));
  }

  async #offered() {
    const { app } = this;
    const found = await app.wire.ask("commands", { user: app.user, channel: app.place });
    return found.flatMap((command) => leaves(command)).sort((one, other) => one.label.localeCompare(other.label));
  }

  async #typed() {
    const typed = this.input.value;
    if (!typed.startsWith("/")) return this.#close(false);
    const wanted = typed.slice(1).toLowerCase();
    const offered = await this.#offered();
    if (this.input.value !== typed) return;
    this.commands = offered.filter(({ label, words }) => label.startsWith(wanted) || words.startsWith(wanted));
    this.list.replaceChildren(...(this.commands.length ? this.commands.map((command) => this.#entry(command))
      : [el("p", { class: "small" }, t("no-command"))]));
    this.list.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
  }

  #entry(command) {
    return el("button", { type: "button", role: "option", "aria-selected": "false", onclick: () => this.#choose(command) },
      el("span", {}, el("b", {}, `/${command.label}`)), el("small", {}, command.about));
  }

  #keys(event) {
    if (this.list.hidden) return;
    const options = this.list.querySelectorAll("[role=option]");
    if (event.key === "Escape") this.#close();
    else if (event.key === "ArrowDown") options[0]?.focus();
    else if (event.key === "ArrowUp") options[options.length - 1]?.focus();
    else if (event.key === "Tab" && !event.shiftKey && options.length) options[0].focus();
    else return;
    event.preventDefault();
  }

  #close(focus = true) {
    this.list.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    if (focus) this.input.focus();
  }

  async #send() {
    const text = this.input.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      const exact = this.commands.find(({ label, words }) => [label, words].includes(text.slice(1).toLowerCase()));
      const [first] = this.commands;
      if (exact ?? first) return this.#choose(exact ?? first);
      return this.app.toast(t("no-command"));
    }
    this.input.value = "";
    try {
      await this.app.wire.ask("say", { user: this.app.user, channel: this.app.place, text });
      this.app.messages.forget();
      this.app.soon(0);
    } catch (error) {
      this.app.toast(t("refused", { reason: why(error) }));
    }
  }

  // A chosen command is a small form.

  #choose(command) {
    const fields = command.options.map((option) => new Field(this.app, command, option, () => given(fields)));
    const send = el("button", { type: "submit", class: "button primary" }, t("send"));
    const back = () => {
      this.key = "";
      this.show();
      this.input.focus();
    };
    const form = el("form", { class: "command", novalidate: true, onkeydown: (event) => event.key === "Escape" && back() },
      el("div", {}, el("b", {}, `/${command.label}`), " ", el("small", {}, command.about)),
      el("div", { class: "fields" }, fields.map((field) => field.node)),
      el("div", { class: "row end" },
        el("button", { type: "button", class: "button secondary", onclick: back }, t("cancel")), send));
    form.onsubmit = async (event) => {
      event.preventDefault();
      const missing = fields.filter((field) => !field.check());
      if (missing.length) return missing[0].focus();
      send.disabled = true;
      await this.#use(command, given(fields));
      back();
    };
    this.box.replaceChildren(form);
    (fields[0] ?? { focus: () => send.focus() }).focus();
  }

  async #use(command, options) {
    const { app } = this;
    try {
      const answer = await app.act("slash", { channel: app.place, name: command.words, options });
      app.messages.forget();
      app.soon(0);
      return answer;
    } catch (error) {
      const late = /no answer within/.test(error.message);
      const facts = { bot: app.sight.bot.name, name: command.label, reason: why(error) };
      return app.messages.note(late ? t("no-answer", facts) : t("refused", facts));
    }
  }
}

const given = (fields) =>
  Object.fromEntries(fields.map((field) => [field.name, field.value()]).filter(([, value]) => value !== undefined));
