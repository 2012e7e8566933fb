// The messages of the open place. Only those that changed are rebuilt; focus and scroll position stay.

import { component } from "./components.js";
import { isForum, posts } from "./forum.js";
import { $, el } from "./dom.js";
import { markdown } from "./markdown.js";
import { MESSAGE, menu } from "./menu.js";
import { avatar } from "./places.js";
import { why } from "./reasons.js";
import { clock, t } from "./words.js";

const [EPHEMERAL, LOADING] = [1 << 6, 1 << 7];
const PIN_NOTICE = 6;
const NEAR = 120; // pixels from the bottom that still count as being there
const ID = /^https:\/\/discord\.com\/channels\/[\w@]+\/(\d+)(?:\/(\d+))?/;

export class Messages {
  constructor(app) {
    this.app = app;
    this.nodes = new Map();
    this.failures = new Map();
    this.notes = new Map();
    this.dismissed = new Set(JSON.parse(sessionStorage.getItem("kontor-dismissed") ?? "[]"));
    const box = $("messages");
    box.addEventListener("scroll", () => this.#atBottom() && ($("newer").hidden = true));
    $("newer").onclick = () => this.#down();
    new ResizeObserver(() => this.sticky && this.#down()).observe(box);
  }

  forget() {
    this.nodes.clear();
    this.place = null;
  }

  show() {
    const { app } = this;
    const box = $("messages");
    if (app.hold.keeps(box)) return;
    const moved = this.place !== `${app.user} ${app.place}`;
    if (moved) this.nodes.clear();
    const low = moved || this.#atBottom();
    const shown = app.sight.messages.filter((message) => !this.dismissed.has(message.id));
    const forum = isForum(app.here);
    const nodes = forum ? posts(app) : shown.map((message, at) => this.#node(message, shown[at - 1]));
    this.#arrange(box, [...(nodes.length ? nodes : [this.#empty()]), ...this.#notes()]);
    this.place = `${app.user} ${app.place}`;
    const last = shown.at(-1)?.id;
    const more = last !== this.last;
    this.last = last;
    if (forum) return;
    if (low) this.#down();
    else if (more) $("newer").hidden = false;
  }

  #arrange(box, nodes) {
    const focus = box.contains(document.activeElement) ? where(document.activeElement) : null;
    const wanted = new Set(nodes);
    for (const node of [...box.children]) if (!wanted.has(node)) node.remove();
    nodes.forEach((node, at) => box.children[at] !== node && box.insertBefore(node, box.children[at] ?? null));
    if (focus && !box.contains(document.activeElement)) this.#refocus(box, focus);
  }

  #refocus(box, { message, key }) {
    const node = box.querySelector(`[id="${message}"]`);
    const again = node?.querySelector(`[data-key="${CSS.escape(key ?? "")}"]:not([disabled])`);
    (again ?? node ?? box).focus({ preventScroll: true });
  }

  #node(message, before) {
    const own = [this.failures.get(message.id), before?.author.id === message.author.id, this.#threadName(message)];
    const key = JSON.stringify([message, own, t("only-you")]);
    const known = this.nodes.get(message.id);
    if (known?.key === key) return known.node;
    const node = this.#article(message);
    this.nodes.set(message.id, { key, node });
    return node;
  }

  #threadName(message) {
    return this.app.sight.places.find((place) => place.id === message.id && place.id !== message.channel_id)?.name;
  }

  #article(message) {
    const { app } = this;
    const { author } = message;
    const name = author.global_name ?? author.username;
    const mine = message.flags & EPHEMERAL;
    const called = message.mentions.some((user) => user.id === app.sight.me.id);
    return el("article", {
      class: ["message", mine && "only-you", called && "called"].filter(Boolean).join(" "),
      id: `m-${message.id}`, tabindex: -1,
    },
      avatar(app, author.id, name),
      el("div", { class: "body" },
        el("header", {},
          el("strong", {}, name),
          author.bot ? el("span", { class: "tag" }, t("bot")) : null,
          el("time", { datetime: message.timestamp }, clock(message.timestamp)),
          message.edited_timestamp ? el("span", { class: "small" }, `(${t("edited")})`) : null,
          author.bot && !mine ? menu(app, MESSAGE, message.id, t("this-message")) : null,
        ),
        this.#inside(message),
        this.#thread(message),
        this.failures.has(message.id) ? el("p", { class: "failure", role: "alert" }, this.failures.get(message.id)) : null,
        mine ? this.#private(message) : null,
      ),
    );
  }

  #inside(message) {
    if (message.type === PIN_NOTICE) return el("p", { class: "small" }, t("pinned", { bot: this.app.sight.bot.name }));
    if (message.flags & LOADING) return el("p", { class: "thinking" }, t("thinking", { bot: this.app.sight.bot.name }));
    return [
      message.content ? el("div", { class: "text" }, markdown(message.content, this)) : null,
      message.components.map((part) => component(this.app, message, part)),
    ];
  }

  #thread(message) {
    const name = this.#threadName(message);
    if (!name || JSON.stringify(message.components).includes(`/${message.id}"`)) return null; // it has a link of its own
    return el("a", { class: "thread-link", href: this.app.address({ in: message.id }), "data-key": "thread" },
      el("span", { "aria-hidden": "true" }, "↳ "), t("to-thread", { name }));
  }

  #private(message) {
    const dismiss = () => {
      this.dismissed.add(message.id);
      sessionStorage.setItem("kontor-dismissed", JSON.stringify([...this.dismissed]));
      this.show();
      $("messages").focus();
    };
    return el("p", { class: "small private" }, el("span", { "aria-hidden": "true" }, "◉ "), t("only-you"), " · ",
      el("button", { type: "button", class: "link", onclick: dismiss, "data-key": "dismiss" }, t("dismiss")));
  }

  #empty() {
    const { sight, here } = this.app;
    const dm = here.type === 1;
    const waking = !dm && sight.places.every((place) => ![11, 12].includes(place.type)) && !this.app.seenOnline;
    const facts = { bot: sight.bot.name, name: sight.me.name };
    return el("p", { class: "empty" }, t(dm ? "empty-dm" : waking ? "waking" : "empty", facts));
  }

  // What Discord's client itself says under the messages, such as that a command was not answered.

  note(text) {
    const { app } = this;
    this.notes.set(app.place, [...(this.notes.get(app.place) ?? []), text]);
    this.place = null;
    app.soon(0);
  }

  #notes() {
    return (this.notes.get(this.app.place) ?? []).map((text) =>
      el("div", { class: "message only-you note", role: "alert" }, el("span", { class: "avatar kontor" }, "!"),
        el("div", { class: "body" }, el("p", { class: "failure" }, text),
          el("p", { class: "small private" }, t("only-you"), " · ",
            el("button", { type: "button", class: "link", onclick: () => this.#unnote(text) }, t("dismiss"))))));
  }

  #unnote(text) {
    this.notes.set(this.app.place, this.notes.get(this.app.place).filter((other) => other !== text));
    this.app.soon(0);
  }

  // Pressing a control of a message

  async press(op, message, args, event) {
    this.failures.delete(message.id);
    const bot = this.app.sight.bot.name;
    try {
      const answer = await this.app.act(op, { message: message.id, ...args });
      await this.app.look();
      const made = answer.message?.id;
      if (made && made !== message.id) this.#reveal(made, event?.detail === 0);
    } catch (error) {
      const late = /no answer within/.test(error.message);
      if (late) this.failures.set(message.id, t("interaction-failed", { bot }));
      else this.app.toast(/does not see|no component|disabled/.test(error.message) ? t("gone") : t("refused", { reason: why(error) }));
      this.app.soon(0);
    }
  }

  #reveal(id, keyboard) {
    const node = $(`m-${id}`);
    node?.scrollIntoView({ block: "end" });
    if (keyboard) node?.focus({ preventScroll: true });
  }

  #atBottom() {
    const box = $("messages");
    this.sticky = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    return this.sticky;
  }

  #down() {
    const box = $("messages");
    box.scrollTop = box.scrollHeight;
    $("newer").hidden = true;
  }

  // Names and ways for Markdown

  person(id) {
    const { people, bot } = this.app.sight;
    return [...people, bot].find((person) => person.id === id)?.name ?? "?";
  }

  placeName(id) {
    return this.app.sight.places.find((place) => place.id === id)?.name ?? "?";
  }

  roleName(id) {
    return this.app.sight.roles.find((role) => role.id === id)?.name ?? "?";
  }

  command(name) {
    this.app.composer.begin(name);
  }

  link(url, ...children) {
    const inside = ID.exec(url);
    if (inside) return el("a", { href: this.app.address({ in: inside[1] }) }, children);
    return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children);
  }
}

function where(node) {
  return { message: node.closest(".message")?.id ?? "", key: node.closest("[data-key]")?.dataset.key };
}
