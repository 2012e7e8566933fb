// The page's own words. What the bot says is the bot's.

let languages = {};
let words = {};
let language = "";

export async function load() {
  languages = await (await fetch("/page/words.json")).json();
  speak(chosenLanguage());
}

// The browser's language as it is (pt-BR), or without its region; else the first.
function chosenLanguage() {
  const wanted = localStorage.getItem("kontor-language") ?? navigator.language;
  return [wanted, wanted.split("-")[0]].find((each) => each in languages) ?? Object.keys(languages)[0];
}

export function speak(wanted) {
  words = languages[wanted];
  language = wanted;
  document.documentElement.lang = wanted;
}

// The language after this one, and how it invites to itself.
export function nextLanguage() {
  const all = Object.keys(languages);
  const next = all[(all.indexOf(language) + 1) % all.length];
  return { next, label: languages[next].language };
}

// What Discord calls the language.
export const locale = () => words.locale;

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
  return when.toLocaleString(words.times, { ...day, hour: "2-digit", minute: "2-digit" });
}
