import type { FastifyRequest } from "fastify";
import type { Settings } from "./settings.server.ts";

/** Headers with which proxies say for whom they ask. */
const PROXY_HEADER = /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-original-.*|true-client-ip|cf-.*)$/;
const OWN_PEER = /^(127\.|::1$|::ffff:127\.)/;
const OWN_NAME = /^(localhost\.?|127(\.\d{1,3}){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/;

/**
 * True if the accounts and mails of the demo answer this request: with `DEMO=1` any, else those that a program on this machine sends
 * to this machine by its own name (record 83). The name also keeps out pages of others whose name leads here.
 */
export const showsDemo = ({ demo, demoIsOpen }: Settings, request: FastifyRequest): boolean =>
  demo && (demoIsOpen || isOfThisMachine(request));

/** True if this request may pay: the sandbox that comes with the demo takes payments of those whom the demo answers. */
export const takesPayments = ({ payments }: Settings, { showsDemo }: FastifyRequest): boolean =>
  payments.provider !== undefined && (showsDemo || !payments.isOfDemo);

function isOfThisMachine({ raw, headers }: FastifyRequest): boolean {
  // Proxies may ask by HTTP 1.0 and say nothing else, as nginx does unless it is told otherwise; browsers do not.
  if (!OWN_PEER.test(raw.socket.remoteAddress ?? "") || raw.httpVersion === "1.0") return false;
  if (Object.keys(headers).some((name) => PROXY_HEADER.test(name))) return false;
  const named = `http://${headers.host ?? ""}`;
  if (!URL.canParse(named)) return false;
  const { hostname, username } = new URL(named);
  return OWN_NAME.test(hostname) && username === "";
}
