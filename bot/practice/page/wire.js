// The control websocket: questions and answers, and a note whenever something has happened. It reconnects for ever.

const PAUSE = 1000;

// The server puts the kind of error first, which is nothing for players.
export class Refused extends Error {
  constructor(reason) {
    super(reason.replace(/^\w+: /, ""));
  }
}

export class Wire {
  constructor(token, locale) {
    this.token = token;
    this.locale = locale;
    this.count = 0;
    this.open = new Map();
    this.happened = () => {};
    this.changed = () => {};
  }

  connect() {
    const query = new URLSearchParams({ token: this.token, locale: this.locale });
    this.socket = new WebSocket(`ws://${location.host}/control?${query}`);
    this.socket.onopen = async () => {
      await this.ask("watch", { brief: true });
      this.changed(true);
    };
    this.socket.onmessage = (frame) => this.#take(JSON.parse(frame.data));
    this.socket.onclose = () => this.#lost();
  }

  ask(op, args = {}) {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return reject(new Refused("offline"));
      this.count += 1;
      this.open.set(this.count, { resolve, reject });
      this.socket.send(JSON.stringify({ id: this.count, op, args }));
    });
  }

  #take(told) {
    if (told.push) return this.happened(told.push);
    const { resolve, reject } = this.open.get(told.id) ?? {};
    this.open.delete(told.id);
    if (told.error !== undefined) reject?.(new Refused(told.error));
    else resolve?.(told.result);
  }

  #lost() {
    for (const { reject } of this.open.values()) reject(new Refused("offline"));
    this.open.clear();
    this.changed(false);
    setTimeout(() => this.connect(), PAUSE);
  }
}
