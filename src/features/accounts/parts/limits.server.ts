import type { Limit } from "./throttle.server.ts";

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
  whom: address,
  times: 100,
  minutes: 15,
});
/** Accounts made, and addresses asked for, from one address. */
export const signUpLimit = (address: string): Limit => ({
  name: "signUp address",
  whom: address,
  times: 30,
  minutes: 60,
});
/** Times one person asks one team, and teams at all. */
export const wishLimits = (accountId: string, seoUrl: string): Limit[] => [
  { name: "wish team", whom: `${accountId} ${seoUrl}`, times: 2, minutes: 1_440 },
  { name: "wish", whom: accountId, times: 10, minutes: 1_440 },
];
/** Mails to one address that anyone can ask for (specification: "too many requests, wait a few minutes"). */
export const mailLimit = (email: string): Limit => ({ name: "mail", whom: email, times: 3, minutes: 10 });
/** Codes tried from one address. */
export const codeLimit = (address: string): Limit => ({ name: "code", whom: address, times: 50, minutes: 60 });
