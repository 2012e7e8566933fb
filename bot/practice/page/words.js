// The page's own words. What the bot says is the bot's.

const LANGUAGES = ["en", "de"];
let words = {};
export let language = "en";

export function chosenLanguage() {
  const wanted = localStorage.getItem("kontor-language") ?? navigator.language.slice(0, 2);
  return LANGUAGES.includes(wanted) ? wanted : "en";
}

export async function load(wanted) {
  words = await (await fetch(`/page/words.${wanted}.json`)).json();
  language = wanted;
  document.documentElement.lang = wanted;
}

export const locale = () => (language === "de" ? "de" : "en-US");

export function t(key, values = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

// Discord's commands carry their own translations.
export const said = (node, key = "name") => node[`${key}_localizations`]?.[locale()] ?? node[key];

export function clock(stamp) {
  const when = new Date(stamp);
  const today = when.toDateString() === new Date().toDateString();
  const day = today ? {} : { day: "numeric", month: "short" };
  return when.toLocaleString(language === "de" ? "de" : "en-GB", { ...day, hour: "2-digit", minute: "2-digit" });
}
