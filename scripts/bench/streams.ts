import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { MessageEvents } from "#features/messages/contract.ts";
import { messageEvents } from "#features/messages/contract.ts";

/** A reader's open stream, which connects again as a browser does: with the last event it has. */
export interface OpenStream {
  /** When each text arrived; more than once where it was sent twice. */
  arrivals: Map<string, number[]>;
  /** Settles with the first event. */
  ready: Promise<void>;
  close(): void;
}

const RETRY_MS = 250;

/** Opens the stream of events of the member with this token. `from`: the address of the client, as a balancer names it. */
export function openStream(origin: string, token: string, from: string, onText: (text: string) => void): OpenStream {
  const arrivals: OpenStream["arrivals"] = new Map();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  let last: string | undefined;
  let closed = false;
  let request: http.ClientRequest | undefined;

  const take = (event: string) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(event)?.[1];
    const name = field("event");
    if (!name) return;
    last = field("id") ?? last;
    resolve();
    if (name !== "message") return;
    const { text, isMine } = JSON.parse(field("data")!) as MessageEvents["message"];
    if (isMine) return;
    arrivals.set(text, [...(arrivals.get(text) ?? []), performance.now()]);
    onText(text);
  };
  const connect = () => {
    const headers = {
      authorization: `Bearer ${token}`,
      "x-forwarded-for": from,
      ...(last === undefined ? {} : { "last-event-id": last }),
    };
    const again = async () => {
      await pause(RETRY_MS);
      if (!closed) connect();
    };
    request = http.get(new URL(messageEvents.path, origin), { agent: false, headers }, (response) => {
      let rest = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        const events = (rest + part).split("\n\n");
        rest = events.pop()!;
        events.forEach(take);
      });
      response.on("error", () => {});
      response.on("close", again);
    });
    request.on("error", again);
  };
  connect();
  return {
    arrivals,
    ready,
    close() {
      closed = true;
      request?.destroy();
    },
  };
}
