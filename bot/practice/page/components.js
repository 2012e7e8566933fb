// Components V2 of messages.

import { $, el, emojiOf, once } from "./dom.js";
import { markdown } from "./markdown.js";
import { select } from "./select.js";
import { t } from "./words.js";

const STYLES = ["", "primary", "secondary", "success", "danger", "address"];
const LINK = 5;

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

function button(app, message, it) {
  const label = [emojiOf(it), it.label];
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
