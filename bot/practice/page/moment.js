// Times as Discord shows them: a date, a date with its time, or how long it is until then.

import { el } from "./dom.js";

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const AGAIN = 10_000;

export function moment(seconds, style = "f") {
  const shown = el("time", { "data-at": seconds, "data-style": style, title: dated(seconds, "f") });
  shown.textContent = style === "R" ? away(seconds) : dated(seconds, style);
  return shown;
}

function dated(seconds, style) {
  const clock = style === "D" ? {} : { timeStyle: "short" };
  return new Date(seconds * 1000).toLocaleString(document.documentElement.lang, { dateStyle: "long", ...clock });
}

function away(seconds) {
  const left = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, least]) => Math.round(Math.abs(left)) >= least) ?? UNITS.at(-1);
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "always" });
  return words.format(Math.round(left / size), unit);
}

setInterval(() => {
  for (const shown of document.querySelectorAll('time[data-style="R"]')) shown.textContent = away(shown.dataset.at);
}, AGAIN);
