import type { FastifyRequest } from "fastify";
import type { Db } from "#db/open.server.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { AuditAction, AuditEntity } from "#shared/named-codes.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { App } from "./app.server.ts";
import { writeAudit } from "./audit.server.ts";
import { networkOf } from "./network-of.server.ts";
import { type Limit, tryOnce } from "./throttle.server.ts";

/** What was refused, of whom and from where. Neither passwords nor codes nor unknown emails, which may be mistyped passwords. */
interface Refusal {
  action: Extract<AuditAction, `signIn.${string}` | "permission.refused">;
  /** Who asked, where that is proven. */
  accountId: string | null;
  entity: AuditEntity;
  entityId: string;
  reason: ErrorCode;
  address: string;
}

/**
 * Entries an hour about one account or call, from one network, and in all of one action: a flood of refusals must not fill the audit. Each
 * counts what the ones before it let through, so that nobody uses up the last one alone, nor that of another action.
 */
const limitsOf = ({ action, accountId, entityId, address }: Refusal): Limit[] => [
  { name: "refusal thing", subject: `${action} ${accountId} ${entityId}`, times: 10, minutes: 60 },
  { name: "refusal network", subject: networkOf(address), times: 30, minutes: 60 },
  { name: "refusal", subject: action, times: 1_000, minutes: 60 },
];

/** Notes a refusal in the audit. The last entry before others are left out says so. */
export async function noteRefusal(db: Db, refusal: Refusal): Promise<void> {
  const { action, accountId, entity, entityId, reason, address } = refusal;
  let isLast = false;
  for (const limit of limitsOf(refusal)) {
    const [tried] = await tryOnce(db, limit);
    if (tried === "refused") return;
    isLast ||= tried === "justRefused";
  }
  const detail = { reason, networkAddress: address, ...(isLast ? { othersLeftOut: true } : {}) };
  await writeAudit(db, { accountId, action, entity, entityId, detail });
}

/** Refused proofs that follow the first one, or stand in for it. */
const STEPS: readonly ErrorCode[] = ["wrongSecondCode", "passkeyRefused", "wrongPassword"];

/** Of calls: refused second factors and confirmations, and what staff, or somebody on the way of staff, may not do. */
export async function noteRefusedCall(app: App, request: FastifyRequest, code: ErrorCode): Promise<void> {
  const { viewer, ip: address, method, routeOptions } = request;
  // Whoever looks with somebody else's eyes is not that person.
  if (viewer?.looking) return;
  const accountId = idOf(viewer);
  const by = { reason: code, address };
  const call = `${method} ${routeOptions.url ?? ""}`;
  if (STEPS.includes(code)) {
    const about = accountId
      ? { entity: "account" as const, entityId: accountId }
      : { entity: "call" as const, entityId: call };
    const isThere = viewer?.kind === "member";
    const action = isThere ? "signIn.confirmationRefused" : "signIn.stepRefused";
    await noteRefusal(app.database.db, { action, accountId: isThere ? accountId : null, ...about, ...by });
  }
  if (code === "forbidden" && viewer?.kind === "member" && (viewer.roles.length > 0 || isForStaff(app, request)))
    await noteRefusal(app.database.db, {
      action: "permission.refused",
      accountId,
      entity: "call",
      entityId: call,
      ...by,
    });
}

/** Of pages: those of the admin area, and what staff may not open. */
export async function noteRefusedPage(
  app: App,
  viewer: Viewer,
  page: string | undefined,
  address: string,
): Promise<void> {
  if (viewer.kind !== "member" || viewer.looking || !page || !(viewer.roles.length > 0 || page.startsWith("admin")))
    return;
  const by = { accountId: viewer.id, reason: "forbidden" as const, address };
  await noteRefusal(app.database.db, { action: "permission.refused", entity: "page", entityId: page, ...by });
}

/** Undefined where no hook has run: addresses that cannot be parsed. */
function idOf(viewer: Viewer | undefined): string | null {
  if (viewer?.kind === "member") return viewer.id;
  return viewer?.pending?.accountId ?? null;
}

function isForStaff(app: App, { method, routeOptions }: FastifyRequest): boolean {
  const called = app.endpoints.find((call) => call.method === method && call.path === routeOptions.url);
  return called?.access === "admin" || called?.right === "staff";
}
