// The left side: channels and threads, direct messages with unread marks, who acts; and the newcomer's guide.

import { $, el } from "./dom.js";
import { isForum } from "./forum.js";
import { USER, menu } from "./menu.js";
import { moment } from "./moment.js";
import { t } from "./words.js";

const DM = 1;
const CATEGORY = 4;
const THREADS = [11, 12];

export const nameOf = (app, place) => (place.type === DM ? app.sight.bot.name : `#\u00a0${place.name}`);

// Users differ by shape and letter. They have no colour here: at a table each seat has one, and it would be another.
export function avatar(app, id, name) {
  const number = app.sight.people.findIndex((person) => person.id === id);
  return el("span", { class: `avatar ${number < 0 ? "kontor" : `shape-${number}`}`, "aria-hidden": "true" }, name[0]);
}

// Only what has changed is rebuilt, so that keyboard focus stays where it is.
function replace(app, node, key, make) {
  if (app.hold.keeps(node) || node.dataset.key === key) return;
  const focused = node.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  node.dataset.key = key;
  node.replaceChildren(...make());
  if (focused) node.querySelector(`[data-key="${focused}"]`)?.focus();
}

export function showPlaces(app) {
  const { places, me, bot, events } = app.sight;
  replace(app, $("places"), JSON.stringify([places, app.place, me, events, t("dms")]), () => {
    const dms = places.filter((place) => place.type === DM);
    const categories = places.filter((place) => place.type === CATEGORY);
    const top = places.filter((place) => ![DM, CATEGORY, ...THREADS].includes(place.type));
    const loose = top.filter((place) => !categories.some((category) => category.id === place.parent));
    const groups = categories.filter((category) => top.some((place) => place.parent === category.id));
    return [
      section(t("places"), loose.flatMap((place) => branch(app, place))),
      ...groups.map((group) =>
        section(group.name, top.filter((place) => place.parent === group.id).flatMap((place) => branch(app, place))),
      ),
      ...(events.length ? [section(t("events"), events.map(scheduled))] : []),
      section(t("dms"), dms.map((place) => entry(app, place, avatar(app, bot.id, bot.name)))),
    ];
  });
  const unread = places.reduce((sum, place) => sum + (place.mentioned ? place.unread : 0), 0);
  const label = unread ? t("menu-unread", { count: unread }) : t("menu");
  replace(app, $("menu"), label, () => [
    el("span", { "aria-hidden": "true" }, "☰"),
    unread ? el("span", { class: "mark", "aria-hidden": "true" }, String(unread)) : null,
  ].filter(Boolean));
  $("menu").setAttribute("aria-label", label);
}

const section = (title, entries) => el("section", {}, el("h2", {}, title), el("ul", {}, entries));

const scheduled = (event) =>
  el("li", { class: "small", title: event.description }, `${event.name} · `, moment(Date.parse(event.starts) / 1000));

function branch(app, place) {
  const threads = app.sight.places.filter((thread) => THREADS.includes(thread.type) && thread.parent === place.id);
  return [entry(app, place, isForum(place) ? "≡" : "#"), ...threads.reverse().map((thread) => entry(app, thread, "↳"))];
}

function entry(app, place, mark) {
  const unread = place.id === app.place ? 0 : place.unread;
  const kind = [THREADS.includes(place.type) && "thread", unread > 0 && "unread", place.archived && "archived"];
  const name = place.type === DM ? app.sight.bot.name : place.name;
  return el("li", {},
    el("a", {
      href: app.address({ in: place.id }),
      class: kind.filter(Boolean).join(" "),
      "aria-current": place.id === app.place ? "page" : null,
      "data-key": place.id,
    },
      typeof mark === "string" ? el("span", { class: "sign", "aria-hidden": "true" }, mark) : mark,
      el("span", { class: "name" }, name),
      place.archived ? el("span", { class: "small" }, t("archived")) : null,
      unread ? el("span", { class: place.mentioned ? "mark" : "dot", "aria-hidden": "true" }, place.mentioned ? String(unread) : "") : null,
      unread ? el("span", { class: "unseen" }, t("unread", { count: unread })) : null,
    ),
  );
}

export function showPeople(app) {
  const { people, me } = app.sight;
  replace(app, $("people"), JSON.stringify([people, me, app.place, t("people")]), () => [
    el("h2", {}, t("people")),
    el("ul", {}, people.map((person) => player(app, person, person.id === me.id))),
    el("p", { class: "small" }, t("new-tab-hint")),
  ]);
}

function player(app, person, current) {
  const there = app.address({ as: person.login, in: app.here?.type === DM ? "" : app.place });
  return el("li", {},
    el("a", {
      href: there, class: "player", "aria-current": current ? "true" : null, "data-key": person.login,
      title: current ? null : t("as", { name: person.name }),
    }, avatar(app, person.id, person.name), el("span", { class: "name" }, person.name)),
    el("a", {
      href: there, target: "_blank", class: "another", "data-key": `${person.login}-tab`,
      "aria-label": t("another-tab", { name: person.name }), title: t("another-tab", { name: person.name }),
    }, el("span", { "aria-hidden": "true" }, "↗")),
    app.here?.guild && !current ? menu(app, USER, person.id, person.name) : null,
  );
}

export function showGuide(app) {
  const guide = $("guide");
  const { places, bot } = app.sight;
  const dm = places.find((place) => place.type === DM);
  const channel = places.find((place) => place.type === 0);
  const started = places.some((place) => THREADS.includes(place.type));
  const phone = matchMedia("(max-width: 700px)").matches;
  const whole = app.here.type === 0 && !phone;
  const read = JSON.parse(localStorage.getItem(`kontor-read-${app.user}`) ?? "{}");
  const opened = Boolean(read[dm?.id]);
  const looked = places.some((place) => THREADS.includes(place.type) && read[place.id]);
  // Beside the own move, or a lesson, it would only take room from it.
  guide.hidden = localStorage.getItem("kontor-guide") === "off" || app.here.type === DM;
  if (guide.hidden) return;
  const facts = { bot: bot.name, channel: channel?.name ?? "" };
  const steps = [
    [t("guide-start", { start: startLabel(app) }), started],
    [t(phone ? "guide-dm-phone" : "guide-dm", facts), started && opened],
    [t("guide-board", facts), started && looked],
    [t("guide-more"), false],
  ];
  // Away from the lobby, and on a phone, one line is enough: what to do next. It must leave room for the lobby.
  const lessons = whole || phone ? app.lessons.show(started) : [];
  const next = whole ? steps : steps.slice(steps.findIndex(([, done]) => !done)).slice(0, 1);
  const names = lessons.map((node) => node.textContent);
  replace(app, guide, JSON.stringify([next, whole, names]), () => [
    lessons.length ? el("div", {}, lessons) : null,
    el("div", {},
      whole ? el("h2", {}, t("guide-title")) : null,
      el("ol", { start: steps.indexOf(next[0]) + 1 }, next.map(([text, done]) => el("li", { class: done ? "done" : null }, text))),
    ),
    el("button", { type: "button", class: "plain", "data-key": "close", onclick: () => close(guide) }, t("guide-close")),
  ].filter(Boolean));
  guide.classList.toggle("short", next.length === 1 && !lessons.length);
}

// The button's own words: a table may speak another language than this page.
function startLabel(app) {
  const parts = app.sight.messages.flatMap((message) => flat(message.components));
  return parts.find((part) => part.custom_id?.includes("|start|"))?.label ?? t("start");
}

const flat = (parts = []) => parts.flatMap((part) => [part, ...flat(part.components)]);

function close(guide) {
  localStorage.setItem("kontor-guide", "off");
  guide.hidden = true;
  $("messages").focus();
}
