import type { Db } from "#db/open.server.ts";
import { DEMO_ROLES } from "#shared/demo-accounts.ts";
import type { TestApp } from "./app.ts";

/**
 * Everyone a call may come from: the demo accounts as they are seeded, who has full access to the startup and to the
 * organization of the test, a member with nothing, a visitor.
 */
export const ACTORS = ["visitor", ...DEMO_ROLES, "owner", "organization-owner", "outsider"] as const;
export type Actor = (typeof ACTORS)[number];

export const EVERYONE: readonly Actor[] = ACTORS;
export const MEMBERS: readonly Actor[] = ACTORS.filter((actor) => actor !== "visitor");
export const STAFF: readonly Actor[] = ["admin", "moderator", "special-admin"];
export const SITE_ADMINS: readonly Actor[] = ["admin", "special-admin"];
export const PREMIUM_ACTORS: readonly Actor[] = [...STAFF, "premium", "business"];

/** The rows that exist while the table is walked, whichever features there are. */
export interface SharedWorld {
  /** The startup of `owner`; it is listed. */
  startupId: string;
  startupSeoUrl: string;
  ownerId: string;
  /** The organization of `organization-owner`. */
  organizationId: string;
  /** An admin whom nobody else is. */
  otherAdminId: string;
  /** A spreadsheet of that admin. */
  exportId: string;
  /** A member of the startup with READ, whom nobody else is. */
  colleagueId: string;
  colleagueSeoUrl: string;
}

/** The same as one actor sees it. */
export interface PolicyWorld extends SharedWorld {
  /** The account of who asks; for a visitor the colleague's. */
  ownId: string;
  /** A member whom no other actor names. */
  strangerId: string;
  /** Differs on every use. */
  unique: string;
}

export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

export interface PolicyRow {
  /** The actors who are answered; everyone else is refused. */
  may: readonly Actor[];
  /** A request that is right in itself, so that an answer or refusal is about rights alone. */
  ask: (world: PolicyWorld) => Request;
  /**
   * The status of an answer; left out: 200. 404 where what is asked for is not there, 400 where what the request needs
   * stands only in a mail or is a password.
   */
  status?: number;
  /** The status of a refusal; left out: 401 for visitors, 403 for members. */
  refusal?: { visitor?: number; member?: number };
  /** It is answered, and nothing in the database is changed by it. */
  changesNothing?: true;
  /** Answers bytes that take long to make, or is limited to few a minute: its own tests say who gets it. */
  elsewhere?: true;
}

export const row = (may: readonly Actor[], ask: PolicyRow["ask"] = () => ({})): PolicyRow => ({ may, ask });
export const ELSEWHERE_ROW: PolicyRow = { ...row([]), elsewhere: true };

/** The tools with which a feature makes rows of its own. */
export interface PolicyTools {
  db: Db;
  call: TestApp["call"];
  tokenOf: (accountId: string) => Promise<string>;
  /** The accounts of all actors. */
  memberIds: readonly string[];
  world: SharedWorld;
}

/**
 * The policy of one feature's calls, by method and path. It first makes the rows that its requests name. A call that
 * has no row in any feature fails the test, and so does a row without a call. A call has several rows where it depends
 * on whose the named things are.
 */
export type FeaturePolicy = (tools: PolicyTools) => Promise<Record<string, PolicyRow | readonly PolicyRow[]>>;
