// A line to the host of a table: the server over a WebSocket, or this browser itself.

import type { Port } from "../local/port";
import { isLocal } from "../local/tables";
import { call } from "./session";

export interface Dialled {
  port: Port;
  /** Proves who is at this end. */
  ticket: string;
}

/** An open line to the host of a table. */
export async function dial(table: string): Promise<Dialled> {
  if (isLocal(table)) {
    const { local } = await import("../local/pages");
    return { port: local.port(), ticket: "local" };
  }
  const { ticket } = await call<{ ticket: string }>("POST", "tickets");
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  // By the table a proxy can lead all who sit there to one gateway.
  const socket = new WebSocket(`${scheme}://${location.host}/ws?table=${table}`);
  const port: Port = {
    get open() {
      return socket.readyState === WebSocket.OPEN;
    },
    onmessage: () => undefined,
    onclose: () => undefined,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onmessage = (event) => port.onmessage(event.data as string);
  await new Promise<void>((done, fail) => {
    socket.onopen = () => done();
    socket.onclose = (event) => {
      fail(new Error(`closed with ${event.code}`));
      port.onclose(event.code);
    };
  });
  return { port, ticket };
}
