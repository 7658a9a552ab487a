import { isIPv6 } from "node:net";
import type { Limit } from "#server/throttle.server.ts";

/**
 * What counts as one address. A line of version 6 is given a network of 64 bits, and could ask from another address of it
 * each time.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const plain = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (plain) return plain;
  const [left = [], right = []] = address
    .split("%")[0]!
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const missing = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...missing, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** Wrong passwords for one account from browsers it was never signed in with, before even the right one is refused. */
export const accountLimit = (email: string): Limit => ({
  name: "signIn account",
  whom: email,
  times: 10,
  minutes: 15,
});
/** A browser the account was signed in with counts by itself: strangers cannot lock its owner out. */
export const deviceLimit = (email: string, device: string): Limit => ({
  name: "signIn device",
  whom: `${email} ${device}`,
  times: 10,
  minutes: 15,
});
/** Wrong passwords from one address, for whatever accounts; a campus may share one. */
export const addressLimit = (address: string): Limit => ({
  name: "signIn address",
  whom: networkOf(address),
  times: 100,
  minutes: 15,
});
/** Accounts made, and addresses asked for, from one address. */
export const signUpLimit = (address: string): Limit => ({
  name: "signUp address",
  whom: networkOf(address),
  times: 30,
  minutes: 60,
});
/** Mails to one address that anyone can ask for (specification: "too many requests, wait a few minutes"). */
export const mailLimit = (email: string): Limit => ({ name: "mail", whom: email, times: 3, minutes: 10 });
/** Codes tried from one address. */
export const codeLimit = (address: string): Limit => ({
  name: "code",
  whom: networkOf(address),
  times: 50,
  minutes: 60,
});
