// A forum: its posts as a list, the newest first, with their tags and their first lines.

import { el } from "./dom.js";
import { t } from "./words.js";

export const FORUM = 15;

export const isForum = (place) => place?.type === FORUM;

export const tagsOf = (place) =>
  (place.tags ?? []).length ? el("span", { class: "tags" }, place.tags.map((name) => el("span", { class: "tag" }, name))) : null;

export function posts(app) {
  const { places, people } = app.sight;
  const found = places.filter((place) => place.parent === app.place).reverse();
  const made = found.map((place) => [place, JSON.stringify([place, t("archived"), people.length])]);
  if (!made.length) return [el("p", { class: "empty" }, t("empty-forum"))];
  return made.map(([place, key]) => known(app, place, key));
}

const nodes = new Map();

// Only what has changed is rebuilt, so that keyboard focus stays where it is.
function known(app, place, key) {
  if (nodes.get(place.id)?.key !== key) nodes.set(place.id, { key, node: post(app, place) });
  return nodes.get(place.id).node;
}

function post(app, place) {
  return el("article", { class: "message post", id: `p-${place.id}`, tabindex: -1 },
    el("div", { class: "body" },
      el("a", { href: app.address({ in: place.id }), "data-key": `post-${place.id}` }, el("strong", {}, place.name)),
      tagsOf(place),
      place.archived ? el("span", { class: "small" }, t("archived")) : null,
      place.unread ? el("span", { class: "small" }, t("unread", { count: place.unread })) : null,
    ),
  );
}
