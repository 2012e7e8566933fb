// Modals: what a bot asks in a form.

import { $, el } from "./dom.js";
import { markdown } from "./markdown.js";
import { why } from "./reasons.js";
import { amount, optionsOf } from "./select.js";
import { t } from "./words.js";

const [ROW, INPUT, TEXT, LABEL, RADIO, CHECKS, CHECK] = [1, 4, 10, 18, 21, 22, 23];

export function openModal(app, answer) {
  const { title, components } = answer.data;
  const fields = new Map();
  const error = el("p", { class: "failure", role: "alert" });
  const submit = el("button", { type: "submit", class: "button primary" }, t("send"));
  const form = el("form", { method: "dialog" },
    el("h2", { id: "modal-title" }, title),
    components.map((part) => top(app, part, fields)),
    error,
    el("div", { class: "row end" },
      el("button", { type: "button", class: "button secondary", onclick: () => $("modal").close() }, t("cancel")),
      submit),
  );
  form.onsubmit = async (event) => {
    event.preventDefault();
    submit.disabled = true;
    try {
      await sendModal(app, answer, fields);
    } catch (reason) {
      error.textContent = `${t("modal-failed")} ${/no answer within/.test(reason.message) ? "" : why(reason)}`;
    } finally {
      submit.disabled = false;
    }
  };
  $("modal").replaceChildren(form);
  $("modal").showModal();
  (form.querySelector("input, textarea, select") ?? submit).focus();
}

async function sendModal(app, answer, fields) {
  const values = Object.fromEntries([...fields].map(([id, read]) => [id, read()]));
  const told = await app.act("submit_modal", { modal: answer.interaction, values });
  $("modal").close();
  await app.look();
  if (told.message) $(`m-${told.message.id}`)?.scrollIntoView({ block: "end" });
}

function top(app, part, fields) {
  if (part.type === TEXT) return el("div", { class: "text" }, markdown(part.content, app.messages));
  if (part.type === ROW) return part.components.map((it) => labelled(app, it.label, "", it, fields));
  if (part.type === LABEL) return labelled(app, part.label, part.description, part.component, fields);
  return el("p", { class: "failure" }, `? ${part.type}`);
}

function labelled(app, text, about, it, fields) {
  const id = `field-${it.custom_id}`;
  const hint = about ? el("small", { id: `${id}-about` }, about) : null;
  const needed = it.required === false ? el("small", {}, ` (${t("optional")})`) : null;
  if (it.type === INPUT || (it.type !== RADIO && it.type !== CHECKS && it.type !== CHECK && (it.max_values ?? 1) === 1)) {
    const field = it.type === INPUT ? line(it, id) : menu(app, it, id);
    if (about) field.setAttribute("aria-describedby", `${id}-about`);
    fields.set(it.custom_id, () => (it.type === INPUT ? field.value : field.value ? [field.value] : []));
    return el("div", { class: "field" }, el("label", { for: id }, text, needed), hint, field);
  }
  if (it.type === CHECK) return single(it, id, text, hint, fields);
  return el("fieldset", { class: "field" }, el("legend", {}, text, needed), hint, marks(app, it, id, fields));
}

function line(it, id) {
  const props = {
    id, value: it.value ?? "", placeholder: it.placeholder, required: it.required !== false,
    minlength: it.min_length, maxlength: it.max_length ?? 4000,
  };
  return it.style === 2 ? el("textarea", { ...props, rows: 4 }) : el("input", { type: "text", autocomplete: "off", ...props });
}

function menu(app, it, id) {
  const options = optionsOf(app, it);
  const chosen = options.find((option) => option.default);
  return el("select", { id, required: it.required !== false },
    chosen && it.required !== false ? null : el("option", { value: "" }, it.placeholder || t("choose")),
    options.map((option) => el("option", { value: option.value, selected: option === chosen },
      option.description ? `${option.label} – ${option.description}` : option.label)));
}

function single(it, id, text, hint, fields) {
  const box = el("input", { type: "checkbox", id, checked: it.default === true });
  fields.set(it.custom_id, () => box.checked);
  return el("div", { class: "field" }, el("label", { class: "tick" }, box, text), hint);
}

function marks(app, it, id, fields) {
  const radio = it.type === RADIO;
  const options = optionsOf(app, { ...it, type: it.options ? 3 : it.type });
  const boxes = options.map((option) => el("input", {
    type: radio ? "radio" : "checkbox", name: id, value: option.value, checked: option.default === true,
  }));
  const picked = () => boxes.filter((box) => box.checked).map((box) => box.value);
  fields.set(it.custom_id, () => (radio ? picked()[0] ?? null : picked()));
  const [least, most] = [it.min_values ?? 1, it.max_values ?? options.length];
  const check = () => {
    const fits = radio || (picked().length >= (it.required === false ? 0 : least) && picked().length <= most);
    boxes[0]?.setCustomValidity(fits ? "" : amount(least, most));
  };
  boxes.forEach((box) => (box.onchange = check));
  check();
  return [
    radio ? null : el("small", {}, amount(least, most)),
    options.map((option, at) => el("label", { class: "tick" }, boxes[at], el("span", {}, option.label,
      option.description ? el("small", {}, ` ${option.description}`) : null))),
  ];
}
