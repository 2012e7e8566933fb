// A control that is rebuilt while it is held down would never be told that it was pressed.

export class Hold {
  constructor(app) {
    this.app = app;
    this.held = null;
    addEventListener("pointerdown", (event) => (this.held = event.target), true);
    for (const end of ["pointerup", "pointercancel", "blur"]) addEventListener(end, () => this.#letGo());
  }

  // Whether something in the node is held down; then it waits with what has changed until it is let go.
  keeps(node) {
    const waiting = node.contains(this.held);
    node.toggleAttribute("data-waiting", waiting);
    return waiting;
  }

  // The click comes after the pointer is up, and looking comes after the click.
  #letGo() {
    this.held = null;
    if (document.querySelector("[data-waiting]")) this.app.soon(0);
  }
}
