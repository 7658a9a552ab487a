import { networkOf } from "#server/network-of.server.ts";
import type { Limit } from "#server/throttle.server.ts";

/** Wrong passwords for one account from unknown browsers; beyond it even the right one is refused. */
export const accountLimit = (email: string): Limit => ({
  name: "signIn account",
  subject: email,
  times: 10,
  minutes: 15,
});
/** A recognised browser has its own counter, so that strangers cannot lock the owner out. */
export const deviceLimit = (email: string, device: string): Limit => ({
  name: "signIn device",
  subject: `${email} ${device}`,
  times: 10,
  minutes: 15,
});
/** Mails about refused sign-ins, each with a link that lets a browser sign in. */
export const refusalMailLimit = (email: string): Limit => ({
  name: "signIn mail",
  subject: email,
  times: 1,
  minutes: 15,
});
/** Wrong passwords from one network address for any account, from browsers it does not know; a campus may share one address. */
export const addressLimit = (address: string): Limit => ({
  name: "signIn address",
  subject: networkOf(address),
  times: 100,
  minutes: 15,
});
/** Accounts created and mails requested from one network address. */
export const signUpLimit = (address: string): Limit => ({
  name: "signUp address",
  subject: networkOf(address),
  times: 30,
  minutes: 60,
});
/** Mails that anyone can request for one address (specification: "too many requests, wait a few minutes"). */
export const mailLimit = (email: string): Limit => ({ name: "mail", subject: email, times: 3, minutes: 10 });
/** Codes tried from one network address. */
export const codeLimit = (address: string): Limit => ({
  name: "code",
  subject: networkOf(address),
  times: 50,
  minutes: 60,
});
