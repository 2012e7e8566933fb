// Making elements. Nothing on this page is ever made from a string of HTML.

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else if (key === "value" || key === "checked" || key === "selected") node[key] = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export const $ = (id) => document.getElementById(id);

// Up and down, Home and End among the options of a list; Escape leaves it.
export function arrows(list, leave) {
  list.addEventListener("keydown", (event) => {
    const options = [...list.querySelectorAll("[role=option]:not([hidden])")];
    const at = options.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key];
    if (event.key === "Escape") leave();
    else if (to === undefined) return;
    else options[(to + options.length) % options.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  });
}

// An emoji of the bot's application, read out by its name as in Discord.
export const emoji = (id, name) => el("img", { class: "emoji", src: `/emojis/${id}.png`, alt: `:${name}:`, draggable: "false" });

export function emojiOf({ emoji: it }) {
  if (it?.id) return emoji(it.id, it.name);
  return it?.name ? `${it.name} ` : "";
}

// A second press while the first is under way would be a second choice.
export async function once(node, work) {
  if (node.getAttribute("aria-busy")) return;
  node.setAttribute("aria-busy", "true");
  try {
    await work();
  } finally {
    node.removeAttribute("aria-busy");
  }
}
