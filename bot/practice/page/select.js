// A select of a message: a button that opens a list. One pick is sent at once, several are sent with "Done".

import { arrows, el, emojiOf, once } from "./dom.js";
import { t } from "./words.js";

const [STRING, USERS, ROLES, CHANNELS] = [3, 5, 6, 8];

// What may be picked: the bot's own options, people, roles or places.
export function optionsOf(app, it) {
  if (it.type === STRING) return it.options;
  const defaults = new Set((it.default_values ?? []).map((value) => value.id));
  const option = ({ id, name }) => ({ value: id, label: name, default: defaults.has(id) });
  if (it.type === USERS) return app.sight.people.map(option);
  if (it.type === ROLES) return app.sight.roles.filter((role) => role.guild === app.here?.guild).map(option);
  const kinds = it.channel_types ?? [];
  if (it.type !== CHANNELS) return [];
  return app.sight.places.filter((place) => place.guild && (!kinds.length || kinds.includes(place.type))).map(option);
}

export function amount(least, most) {
  if (least === most) return t("choose-exactly", { least });
  return t("choose-some", { least, most });
}

export const select = (app, message, it) => new Select(app, message, it).node;

class Select {
  constructor(app, message, it) {
    Object.assign(this, { app, message, it, options: optionsOf(app, it) });
    [this.least, this.most] = [it.min_values ?? 1, it.max_values ?? 1];
    this.chosen = new Set(this.options.filter((option) => option.default).map((option) => option.value));
    this.label = it.placeholder || t("choose");
    this.head = this.#head();
    this.list = this.#list();
    this.node = el("div", { class: "selecting" }, this.head, this.list);
    this.node.addEventListener("focusout", (event) => this.#left(event.relatedTarget));
    this.#mark();
  }

  #head() {
    const names = this.options.filter((option) => option.default).map((option) => option.label).join(", ");
    return el("button", {
      type: "button", class: "select", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: this.it.disabled,
      "data-key": this.it.custom_id, "aria-label": names.startsWith(this.label) ? names : this.label + (names ? `: ${names}` : ""),
      onclick: () => this.#open(this.list.hidden),
    }, el("span", { class: names ? null : "faint" }, names || this.label), el("span", { "aria-hidden": "true" }, "▾"));
  }

  #list() {
    this.done = el("button", { type: "button", class: "button primary", onclick: (event) => this.#send(event) }, t("done"));
    const foot = el("div", { class: "foot" }, el("span", {}, amount(this.least, this.most)), this.done);
    const list = el("div", {
      class: "list", role: "listbox", "aria-label": this.label, "aria-multiselectable": this.most > 1, hidden: true,
    }, this.options.map((option) => this.#entry(option)), this.most > 1 ? foot : null);
    arrows(list, () => this.#open(false));
    return list;
  }

  #entry(option) {
    return el("button", {
      type: "button", role: "option", "data-value": option.value, "aria-selected": "false",
      onclick: (event) => this.#pick(option.value, event),
    }, el("span", {}, emojiOf(option), option.label), option.description ? el("small", {}, option.description) : null);
  }

  #open(open) {
    this.#show(open);
    if (!open) return this.head.focus({ preventScroll: true });
    (this.list.querySelector("[aria-selected=true]") ?? this.list.querySelector("[role=option]"))?.focus();
    this.list.scrollIntoView({ block: "nearest" });
  }

  #show(open) {
    this.list.hidden = !open;
    this.head.setAttribute("aria-expanded", String(open));
  }

  // Who goes on elsewhere has made no choice; the focus stays where it went.
  #left(elsewhere) {
    if (!this.list.hidden && elsewhere && !this.node.contains(elsewhere)) this.#show(false);
  }

  #pick(value, event) {
    if (this.most === 1) this.chosen.clear();
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.most) this.chosen.add(value);
    this.#mark();
    if (this.most === 1) this.#send(event);
  }

  #mark() {
    for (const node of this.list.querySelectorAll("[role=option]"))
      node.setAttribute("aria-selected", String(this.chosen.has(node.dataset.value)));
    this.done.disabled = this.chosen.size < this.least || this.chosen.size > this.most;
  }

  #send(event) {
    this.#open(false);
    const values = this.options.map((option) => option.value).filter((value) => this.chosen.has(value));
    return once(this.head, () => this.app.messages.press("select", this.message, { custom_id: this.it.custom_id, values }, event));
  }
}
