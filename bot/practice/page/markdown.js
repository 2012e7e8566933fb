// Discord's Markdown, as elements.

import { el, emoji } from "./dom.js";
import { moment } from "./moment.js";

const INLINE = new RegExp(
  [
    /\\([\\*_~`|<>#[\]().-])/, // 1 escaped
    /`([^`]+)`/, // 2 code
    /\*\*([\s\S]+?)\*\*(?!\*)/, // 3 bold
    /__([\s\S]+?)__/, // 4 underlined
    /~~([\s\S]+?)~~/, // 5 struck
    /\|\|([\s\S]+?)\|\|/, // 6 spoiler
    /\*(?!\s)([^*]+?)\*/, // 7 italic
    /(?<!\w)_(?!\s)([^_]+?)_(?!\w)/, // 8 italic
    /\[([^\]]+)\]\((https?:[^)\s]+)\)/, // 9, 10 link
    /<@!?(\d+)>/, // 11 user
    /<#(\d+)>/, // 12 channel
    /<\/([^:>]+):\d+>/, // 13 command
    /<t:(\d+(?::[A-Za-z])?)>/, // 14 time
    /(https?:\/\/[^\s<]+[^\s<.,:;"')\]])/, // 15 address
    /<@&(\d+)>/, // 16 role
    /<a?:(\w+):(\d+)>/, // 17, 18 emoji
  ]
    .map((part) => part.source)
    .join("|"),
  "g",
);

// `world` knows names and ways: person(id), placeName(id), roleName(id), command(name), link(url, ...children).
export function markdown(text, world) {
  const parts = text.split(/```(?:\w*\n)?([\s\S]*?)```\n?/);
  return parts.flatMap((part, at) => (at % 2 ? el("pre", {}, el("code", {}, part)) : blocks(part, world)));
}

function blocks(text, world) {
  const made = [];
  let list = null;
  for (const line of text.split("\n")) {
    const item = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/.exec(line);
    if (item) {
      list = within(list, item, made);
      list.append(el("li", { class: item[1] ? "deeper" : null }, inline(item[3], world)));
      continue;
    }
    list = null;
    if (line.trim()) made.push(block(line, world));
    else if (made.length && made.at(-1).className !== "gap") made.push(el("div", { class: "gap" }));
  }
  if (made.at(-1)?.className === "gap") made.pop();
  return made;
}

function within(list, [, , number], made) {
  const tag = number ? "OL" : "UL";
  if (list?.tagName === tag) return list;
  made.push(el(tag, number ? { start: number } : {}));
  return made.at(-1);
}

function block(line, world) {
  const heading = /^(#{1,3})\s+(.*)$/.exec(line);
  // A message's headings are of one level, as it may begin with any of Discord's sizes.
  if (heading) return el("h2", { class: `size-${heading[1].length}` }, inline(heading[2], world));
  if (line.startsWith("-# ")) return el("p", { class: "small" }, inline(line.slice(3), world));
  if (line.startsWith("> ")) return el("blockquote", {}, inline(line.slice(2), world));
  return el("p", {}, inline(line, world));
}

export function inline(text, world) {
  const made = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    made.push(text.slice(at, found.index), one(found, world));
    at = found.index + found[0].length;
  }
  return [...made, text.slice(at)].filter((part) => part !== "");
}

function one(found, world) {
  const [, escaped, code, bold, under, struck, spoiler, italic, slanted, label, url, user, place, command, time, bare, role, name, id] =
    found;
  const nested = (tag, inner, props) => el(tag, props, inline(inner, world));
  if (escaped) return escaped;
  if (code) return el("code", {}, code);
  if (bold) return nested("strong", bold);
  if (under) return nested("u", under);
  if (struck) return nested("s", struck);
  if (spoiler) return nested("span", spoiler, { class: "spoiler", tabindex: 0 });
  if (italic || slanted) return nested("em", italic || slanted);
  if (label) return world.link(url, inline(label, world));
  if (user) return el("span", { class: "mention" }, `@${world.person(user)}`);
  if (place) return world.link(`https://discord.com/channels/0/${place}`, `#${world.placeName(place)}`);
  if (command) return el("button", { type: "button", class: "mention", onclick: () => world.command(command) }, `/${command}`);
  if (time) return moment(...time.split(":"));
  if (role) return el("span", { class: "mention" }, `@${world.roleName(role)}`);
  if (id) return emoji(id, name);
  return world.link(bare, bare);
}
