// One option of a slash command: a choice, a switch, a person, a place, a number, or text with suggestions.

import { arrows, el } from "./dom.js";
import { said, t } from "./words.js";

const [STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER] = [3, 4, 5, 6, 7, 10];
const PATIENCE = 3;
const PAUSE = 120; // milliseconds of quiet before suggestions are asked for

export class Field {
  constructor(app, command, option, others) {
    Object.assign(this, { app, command, option, others, name: option.name });
    const id = `option-${option.name}`;
    this.input = this.#input(id);
    this.error = el("small", { class: "failure", role: "alert" });
    const label = el("label", { for: id }, said(option), option.required ? null : el("small", {}, ` (${t("optional")})`));
    this.node = el("div", { class: "field" }, label, el("small", { id: `${id}-about` }, said(option, "description")),
      this.input, this.list ?? null, this.error);
    this.input.setAttribute("aria-describedby", `${id}-about`);
  }

  #input(id) {
    const { option, app } = this;
    if (option.choices?.length) return this.#menu(id, option.choices.map((choice) => [choice.value, said(choice)]));
    if (option.type === BOOLEAN) return this.#menu(id, [["true", t("yes")], ["false", t("no")]]);
    if (option.type === USER) return this.#menu(id, app.sight.people.map(({ id: value, name }) => [value, name]));
    if (option.type === CHANNEL) return this.#menu(id, this.#places());
    if (option.autocomplete) return this.#completed(id);
    const number = option.type === INTEGER || option.type === NUMBER;
    return el("input", {
      id, type: number ? "number" : "text", min: option.min_value, max: option.max_value, autocomplete: "off",
      minlength: option.min_length, maxlength: option.max_length,
    });
  }

  #places() {
    const kinds = this.option.channel_types ?? [];
    return this.app.sight.places
      .filter((place) => place.guild && (!kinds.length || kinds.includes(place.type)))
      .map((place) => [place.id, place.name]);
  }

  #menu(id, pairs) {
    const empty = this.option.required && pairs.length === 1 ? [] : [["", "–"]];
    return el("select", { id }, [...empty, ...pairs].map(([value, name]) => el("option", { value }, name)));
  }

  #completed(id) {
    this.list = el("div", { class: "list", role: "listbox", hidden: true, id: `${id}-list` });
    arrows(this.list, () => (this.#hide(), this.input.focus()));
    const input = el("input", {
      id, type: "text", autocomplete: "off", role: "combobox", "aria-expanded": "false", "aria-controls": `${id}-list`,
      "aria-autocomplete": "list",
      oninput: () => this.#later(), onfocus: () => this.#later(),
      onkeydown: (event) => {
        if (event.key === "ArrowDown") this.list.querySelector("[role=option]")?.focus();
        else if (event.key === "Escape" && !this.list.hidden) this.#hide();
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
    });
    return input;
  }

  #hide() {
    this.list.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
  }

  #later() {
    if (this.input.value === this.picked?.name) return;
    clearTimeout(this.timer);
    this.picked = null;
    this.timer = setTimeout(() => this.#complete(), PAUSE);
  }

  async #complete() {
    const typed = this.input.value;
    const { app, command, name } = this;
    const options = { ...this.others() };
    delete options[name];
    const asked = { user: app.user, channel: app.place, name: command.words, option: name, typed, options, wait: PATIENCE };
    this.#offer([], t("loading"));
    try {
      const answer = await app.wire.ask("autocomplete", asked);
      if (this.input.value === typed) this.#offer(answer.data.choices ?? [], t("no-suggestion"));
    } catch {
      this.#offer([], t("suggestions-failed"));
    }
  }

  #offer(choices, otherwise) {
    this.list.replaceChildren(...(choices.length ? choices.map((choice) => this.#entry(choice))
      : [el("p", { class: "small" }, otherwise)]));
    this.list.hidden = !this.input.isConnected;
    this.input.setAttribute("aria-expanded", "true");
  }

  #entry(choice) {
    const take = () => {
      this.picked = { name: said(choice), value: choice.value };
      this.input.value = this.picked.name;
      this.#hide();
      this.input.focus();
    };
    return el("button", { type: "button", role: "option", "aria-selected": "false", onclick: take }, said(choice));
  }

  value() {
    const text = this.input.value;
    if (text === "") return undefined;
    if (this.picked) return this.picked.value;
    if (this.option.type === BOOLEAN) return text === "true";
    if (this.option.type === INTEGER || this.option.type === NUMBER) return Number(text);
    const choice = this.option.type === STRING && this.option.choices?.find((one) => String(one.value) === text);
    return choice ? choice.value : text;
  }

  check() {
    const fine = !this.option.required || this.value() !== undefined;
    this.error.textContent = fine ? "" : t("option-required");
    this.input.setAttribute("aria-invalid", String(!fine));
    return fine && this.input.checkValidity();
  }

  focus() {
    this.input.focus();
  }
}
