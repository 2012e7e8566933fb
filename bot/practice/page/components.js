// Components V2 of messages.

import { $, arrows, el } from "./dom.js";
import { markdown } from "./markdown.js";
import { t } from "./words.js";

const STYLES = ["", "primary", "secondary", "success", "danger", "address"];
const [LINK, STRING, USERS, CHANNELS] = [5, 3, 5, 8];

const KINDS = {
  1: (app, message, it) => el("div", { class: "row" }, inner(app, message, it)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (app, message, it) => el("div", { class: "text" }, markdown(it.content, app.messages)),
  11: (app, message, it) => picture(app, message, it.media, it.description, "thumbnail"),
  12: gallery,
  13: file,
  14: (app, message, it) => el("hr", { class: it.divider === false ? "plain" : null }),
  17: container,
};

export function component(app, message, it) {
  return KINDS[it.type]?.(app, message, it) ?? el("p", { class: "failure" }, `? ${it.type}`);
}

const inner = (app, message, it) => it.components.map((part) => component(app, message, part));

function container(app, message, it) {
  const node = el("div", { class: "container" }, inner(app, message, it));
  if (it.accent_color !== null && it.accent_color !== undefined)
    node.style.setProperty("--accent", `#${it.accent_color.toString(16).padStart(6, "0")}`);
  return it.spoiler ? el("details", {}, el("summary", {}, "…"), node) : node;
}

function section(app, message, it) {
  return el("div", { class: "section" },
    el("div", {}, inner(app, message, it)), component(app, message, it.accessory));
}

function gallery(app, message, it) {
  const items = it.items.map((item) => picture(app, message, item.media, item.description, "full"));
  return el("div", { class: `gallery of-${Math.min(items.length, 4)}` }, items);
}

function file(app, message, it) {
  const name = decodeURIComponent(it.file.url.split("/").at(-1).split("?")[0]);
  return el("a", { class: "file", href: it.file.url, target: "_blank", download: name }, name);
}

function picture(app, message, media, alt, kind) {
  const stored = message.attachments.find((attachment) => attachment.id === media.attachment_id);
  const image = el("img", {
    src: media.url, alt: alt ?? "", width: stored?.width, height: stored?.height, decoding: "async",
  });
  const label = t("enlarge", { alt: alt || t("picture") });
  return el("button", {
    type: "button", class: `picture ${kind}`, "aria-label": label, "data-key": `picture-${media.attachment_id}`,
    onclick: () => enlarge(media.url, alt),
  }, image);
}

function enlarge(url, alt) {
  const dialog = $("picture");
  const close = () => dialog.close();
  dialog.setAttribute("aria-label", alt || t("picture"));
  dialog.replaceChildren(
    el("img", { src: url, alt: alt ?? "", onclick: close }),
    el("div", { class: "caption" }, el("p", {}, alt ?? ""),
      el("a", { href: url, target: "_blank" }, t("full-size")),
      el("button", { type: "button", class: "plain", onclick: close, autofocus: true }, t("close"))),
  );
  dialog.onclick = (event) => event.target === dialog && close();
  dialog.showModal();
}

function emoji(it) {
  return it.emoji?.name ? `${it.emoji.name} ` : "";
}

function button(app, message, it) {
  const label = [emoji(it), it.label];
  if (it.style === LINK) {
    const link = app.messages.link(it.url, label);
    link.className = "button address";
    link.dataset.key = it.url;
    return link;
  }
  const node = el("button", {
    type: "button", class: `button ${STYLES[it.style]}`, disabled: it.disabled, "data-key": it.custom_id,
  }, label);
  node.onclick = (event) => once(node, () => app.messages.press("click", message, { custom_id: it.custom_id }, event));
  return node;
}

async function once(node, work) {
  if (node.getAttribute("aria-busy")) return;
  node.setAttribute("aria-busy", "true");
  try {
    await work();
  } finally {
    node.removeAttribute("aria-busy");
  }
}

export function optionsOf(app, it) {
  const defaults = new Set((it.default_values ?? []).map((value) => value.id));
  if (it.type === STRING) return it.options;
  if (it.type === USERS) return app.sight.people.map(({ id, name }) => ({ value: id, label: name, default: defaults.has(id) }));
  const kinds = it.channel_types ?? [];
  if (it.type !== CHANNELS) return [];
  return app.sight.places
    .filter((place) => place.guild && (!kinds.length || kinds.includes(place.type)))
    .map(({ id, name }) => ({ value: id, label: name, default: defaults.has(id) }));
}

export function amount(least, most) {
  if (least === most) return t("choose-exactly", { least });
  return t("choose-some", { least, most });
}

// A select: a button that opens a list. One pick is sent at once, several are sent with "Done".
function select(app, message, it) {
  const options = optionsOf(app, it);
  const [least, most] = [it.min_values ?? 1, it.max_values ?? 1];
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const names = () => options.filter((option) => chosen.has(option.value)).map((option) => option.label).join(", ");
  const label = it.placeholder || t("choose");
  const shown = el("span", { class: chosen.size ? null : "faint" }, names() || label);
  const list = el("div", { class: "list", role: "listbox", "aria-label": label, "aria-multiselectable": most > 1, hidden: true });
  const head = el("button", {
    type: "button", class: "select", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: it.disabled,
    "data-key": it.custom_id, "aria-label": `${label}${names() ? `: ${names()}` : ""}`,
  }, shown, el("span", { "aria-hidden": "true" }, "▾"));
  const wrap = el("div", { class: "selecting" }, head, list);

  const toggle = (open) => {
    list.hidden = !open;
    head.setAttribute("aria-expanded", String(open));
    if (open) {
      (list.querySelector("[aria-selected=true]") ?? list.querySelector("[role=option]"))?.focus();
      list.scrollIntoView({ block: "nearest" });
    } else head.focus({ preventScroll: true });
  };
  const send = (event) => {
    toggle(false);
    const values = options.map((option) => option.value).filter((value) => chosen.has(value));
    return once(head, () => app.messages.press("select", message, { custom_id: it.custom_id, values }, event));
  };
  const done = el("button", { type: "button", class: "button primary", onclick: send }, t("done"));
  const mark = () => {
    for (const node of list.querySelectorAll("[role=option]")) node.setAttribute("aria-selected", chosen.has(node.dataset.value));
    done.disabled = chosen.size < least || chosen.size > most;
  };
  const pick = (value, event) => {
    if (most === 1) chosen.clear();
    chosen.has(value) ? chosen.delete(value) : chosen.size < most && chosen.add(value);
    mark();
    if (most === 1) send(event);
  };
  list.append(
    ...options.map((option) =>
      el("button", {
        type: "button", role: "option", "data-value": option.value, "aria-selected": "false",
        onclick: (event) => pick(option.value, event),
      }, el("span", {}, emoji(option), option.label), option.description ? el("small", {}, option.description) : null)),
    ...(most > 1 ? [el("div", { class: "foot" }, el("span", {}, amount(least, most)), done)] : []),
  );
  mark();
  arrows(list, () => toggle(false));
  head.onclick = () => toggle(list.hidden);
  wrap.addEventListener("focusout", (event) => {
    if (!list.hidden && event.relatedTarget && !wrap.contains(event.relatedTarget)) {
      list.hidden = true;
      head.setAttribute("aria-expanded", "false");
    }
  });
  return wrap;
}
