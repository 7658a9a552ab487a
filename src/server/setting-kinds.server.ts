// Kinds of values that settings have. Each message completes the sentence "… must be".
import net from "node:net";
import { z } from "zod";
import { databaseAddress } from "#db/hosts.server.ts";
import { siteName } from "#shared/site-name.ts";

/** An IP address, a range such as "10.0.0.0/8", or a name for private ranges. */
export function isProxyRange(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", bits = "0", ...rest] = text.split("/");
  const longest = net.isIPv4(address) ? 32 : net.isIPv6(address) ? 128 : -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
}

/** "127.0.0.1:9464" or "[::1]:9464"; undefined for anything else. */
export function listenAddress(text: string): { host: string; port: number } | undefined {
  const [, host = "", port = ""] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  const address = host.replace(/^\[(.*)\]$/, "$1");
  if (!net.isIP(address) || net.isIPv6(address) === (address === host)) return undefined;
  return Number(port) > 0 && Number(port) <= 65_535 ? { host: address, port: Number(port) } : undefined;
}

/** Path and query of an address; also of an invalid one. */
export function pathOf(text: string): string {
  if (!URL.canParse(text)) return "";
  const { pathname, search } = new URL(text);
  return pathname + search;
}

/** An address in one of the given schemes. */
export const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `an address such as ${example}` });

const SECURE_HINT = "an https address";
/** The address of a provider; http is allowed on this machine only. */
export const providerAddress = address(/^https?$/, "https://provider.example")
  .refine((text) => /^(https:|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$))/i.test(text), SECURE_HINT)
  .transform((text) => text.replace(/\/$/, ""))
  .optional();

/** Where traces go: often beside the servers, without https. */
export const tracesReceiver = address(/^https?$/, "http://collector:4318")
  .transform((text) => text.replace(/\/$/, ""))
  .optional();

/** One server or several of which one takes writes. */
export const databaseUrl = z
  .string()
  .refine(
    (text) => databaseAddress(text) !== undefined,
    "an address such as postgres://user:password@host:5432/kovan, of several servers postgres://user:password@one,two/kovan",
  )
  .optional();

const SECONDS = "a number of seconds from 1 to 600";
export const seconds = (usual: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/, SECONDS)
    .transform(Number)
    .refine((count) => count >= 1 && count <= 600, SECONDS)
    .default(usual)
    .transform((count) => count * 1000);

const COUNT_HINT = "a number from 1 to 1000000";
export const count = (usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$|^1000000$/, COUNT_HINT)
    .transform(Number)
    .default(usual);

const OWN_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** True if only this machine can reach the server, judged by the settings. */
export const isOwnMachine = (host: string, publicUrl: string | undefined): boolean =>
  [host, ...(publicUrl ? [new URL(publicUrl).hostname] : [])].every((name) => OWN_MACHINE.test(name));

/** Mail servers encrypt, unless they are this machine's own or it was said that they need not. */
export const needsTls = (smtpUrl: string | undefined, said: "required" | "optional" | undefined): boolean =>
  smtpUrl !== undefined && (said ? said === "required" : !OWN_MACHINE.test(new URL(smtpUrl).hostname));

/** "Name <address>"; without a setting no-reply at the host of the site. */
export function senderOf(text: string | undefined, publicUrl: string | undefined) {
  const [name, address] = text?.slice(0, -1).split(" <") ?? [];
  if (name && address) return { name, address };
  return { name: siteName(), address: `no-reply@${publicUrl ? new URL(publicUrl).hostname : "kovan.example"}` };
}

const DAYS = "a number of days from 1 to 3650";
export const daysOf = (usual: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, DAYS)
    .transform(Number)
    .refine((count) => count >= 1 && count <= 3650, DAYS)
    .default(usual);

const MINUTES = "a number of minutes from 1 to 9999";
export const minutesOf = (usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/, MINUTES)
    .transform(Number)
    .default(usual);
