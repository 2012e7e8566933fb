// The page: what is open, who acts, and looking again whenever something has happened.

import { Composer } from "./composer.js";
import { $, el } from "./dom.js";
import { Hold } from "./hold.js";
import { Lessons } from "./lessons.js";
import { Messages } from "./messages.js";
import { openModal } from "./modal.js";
import { showGuide, showPeople, showPlaces, nameOf } from "./places.js";
import { Trouble } from "./trouble.js";
import { load, locale, nextLanguage, speak, t } from "./words.js";
import { Refused, Wire } from "./wire.js";

const TEXT = 0;
const SOON = 30; // milliseconds in which several things that happen are looked at once
const PATIENCE = 3; // seconds a bot has for its first answer
const THEMES = ["auto", "light", "dark"];

class App {
  constructor() {
    this.sight = null;
    this.online = false;
    this.hold = new Hold(this);
    this.messages = new Messages(this);
    this.composer = new Composer(this);
    this.lessons = new Lessons(this);
    this.trouble = new Trouble(this);
  }

  // Where we are stands in the address: each tab has its own player.

  get hash() {
    return new URLSearchParams(location.hash.slice(1));
  }

  address(changes) {
    const hash = this.hash;
    for (const [key, value] of Object.entries(changes)) value ? hash.set(key, value) : hash.delete(key);
    return `#${hash}`;
  }

  async start() {
    await load();
    this.#dress();
    if (!this.hash.get("token")) return this.#tell(t("wrong-address"));
    this.wire = new Wire(this.hash.get("token"), locale());
    this.wire.happened = () => this.soon();
    this.wire.changed = (online) => this.#connected(online);
    this.wire.connect();
    addEventListener("hashchange", () => this.route());
    document.addEventListener("visibilitychange", () => this.soon());
    this.route();
  }

  route() {
    this.user = this.hash.get("as") ?? "";
    this.place = this.hash.get("in") ?? "";
    this.#side(false);
    this.soon(0);
  }

  open(place) {
    location.hash = this.address({ in: place });
    this.#side(false);
  }

  #connected(online) {
    this.online = online;
    this.known = "";
    if (online) this.soon(0);
    this.#tell(online ? "" : t("offline"));
  }

  #tell(text) {
    $("offline").hidden = !text;
    $("offline").textContent = text;
  }

  // Looking

  soon(pause = SOON) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), pause);
  }

  async look() {
    if (this.looking) return (this.again = true);
    if (!this.online) return;
    this.looking = true;
    try {
      do {
        this.again = false;
        await this.#lookOnce();
      } while (this.again);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.message !== "offline") this.#strayed(error);
    } finally {
      this.looking = false;
    }
  }

  async #lookOnce() {
    const { user, place } = this;
    const read = JSON.parse(localStorage.getItem(`kontor-read-${user}`) ?? "{}");
    const sight = await this.wire.ask("look", { user: user || "alice", channel: place, read });
    if (user !== this.user || place !== this.place) return (this.again = true);
    if (!this.#settled(sight)) return (this.again = true);
    this.sight = sight;
    await this.#greet();
    await this.lessons.look();
    this.#read(sight, read);
    this.#show();
  }

  // A new tab first finds out who and where it is.
  #settled(sight) {
    const here = sight.places.find((place) => place.id === this.place);
    if (this.user && here) return true;
    const first = sight.places.find((place) => place.type === TEXT);
    history.replaceState(null, "", this.address({ as: sight.me.login, in: here?.id ?? first?.id }));
    this.user = sight.me.login;
    const changed = this.place !== (here?.id ?? first?.id);
    this.place = here?.id ?? first?.id ?? "";
    return !changed;
  }

  #strayed(error) {
    if (!this.user) throw error;
    history.replaceState(null, "", this.address({ as: "", in: "" }));
    this.route();
  }

  // A player reads what the bot says in the language of the page.
  async #greet() {
    const known = `${this.user} ${locale()}`;
    if (this.known === known) return;
    await this.wire.ask("set_locale", { user: this.user, locale: locale() });
    this.known = known;
  }

  #read(sight, read) {
    const last = sight.messages.findLast((message) => !message.only_for);
    if (document.hidden || !last || read[this.place] === last.id) return;
    localStorage.setItem(`kontor-read-${this.user}`, JSON.stringify({ ...read, [this.place]: last.id }));
    const here = sight.places.find((place) => place.id === this.place);
    here.unread = 0;
  }

  #show() {
    const here = this.here;
    document.title = `${nameOf(this, here)} · ${this.sight.me.name} · ${t("brand")}`;
    $("title").textContent = nameOf(this, here);
    const { bot } = this.sight;
    this.seenOnline ||= bot.online;
    const away = bot.died !== null ? "bot-died" : this.seenOnline ? "bot-away" : "bot-starting";
    $("bot-state").textContent = bot.online ? "" : t(away, { bot: bot.name, code: bot.died });
    showPlaces(this);
    showPeople(this);
    showGuide(this);
    this.messages.show();
    this.composer.show();
    this.trouble.show();
  }

  get here() {
    return this.sight.places.find((place) => place.id === this.place);
  }

  // Acting

  async act(op, args) {
    const answer = await this.wire.ask(op, { user: this.user, ...args, wait: PATIENCE });
    if (answer.type === 9) openModal(this, answer);
    this.soon(0);
    return answer;
  }

  toast(text) {
    $("toast").textContent = text;
    $("toast").hidden = false;
    clearTimeout(this.toasted);
    this.toasted = setTimeout(() => ($("toast").hidden = true), 6000);
  }

  // Looks and language

  #dress() {
    document.title = t("title");
    $("skip").textContent = t("skip");
    $("skip").onclick = (event) => (event.preventDefault(), $("messages").focus());
    $("brand").textContent = t("brand");
    $("not-discord").textContent = t("not-discord");
    $("newer").textContent = t("newer");
    $("messages").setAttribute("aria-label", t("places"));
    $("side").setAttribute("aria-label", t("menu"));
    const { next, label } = nextLanguage();
    $("language").textContent = next.toUpperCase();
    $("language").title = label;
    $("language").onclick = () => this.#speak(next);
    $("menu").onclick = () => this.#side(!this.#sideOpen);
    $("trouble-open").textContent = t("trouble");
    this.#theme(localStorage.getItem("kontor-theme") ?? "auto");
    $("theme").onclick = () => this.#theme(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]);
    addEventListener("keydown", (event) => event.key === "Escape" && this.#side(false));
    $("side").onclick = (event) => event.target.closest("a") && this.#side(false);
    $("main").addEventListener("click", (event) => this.#beside(event), true);
  }

  get #sideOpen() {
    return document.body.classList.contains("side-open");
  }

  #side(open) {
    document.body.classList.toggle("side-open", open);
    $("menu").setAttribute("aria-expanded", open);
    if (open) $("places").querySelector("a[aria-current], a")?.focus();
  }

  // A tap beside the open drawer only closes it: what lies there is not meant.
  #beside(event) {
    if (!this.#sideOpen || event.target.closest("#menu")) return;
    event.preventDefault();
    event.stopPropagation();
    this.#side(false);
  }

  #speak(wanted) {
    localStorage.setItem("kontor-language", wanted);
    speak(wanted);
    this.#dress();
    if (!this.wire) return;
    this.wire.locale = locale();
    this.messages.forget();
    this.composer.forget();
    this.soon(0);
  }

  #theme(wanted) {
    this.theme = wanted;
    localStorage.setItem("kontor-theme", wanted);
    document.documentElement.dataset.theme = wanted;
    $("theme").replaceChildren(el("span", { "aria-hidden": "true" }, { auto: "◐", light: "☀", dark: "☾" }[wanted]));
    this.#label("theme", t(`theme-${wanted}`));
  }

  #label(id, text) {
    $(id).setAttribute("aria-label", text);
    $(id).title = text;
  }
}

new App().start();
