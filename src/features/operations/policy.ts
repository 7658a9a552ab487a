import { v7 } from "uuid";
import { backgroundJob } from "#db/tables/background-jobs.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { audit, errorLog } from "#db/tables/operations.server.ts";
import { type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

export const operationsPolicy: FeaturePolicy = async ({ db }) => {
  const id = v7();
  const now = new Date();
  const stored = { kind: "accounts.welcome", recipient: "a@example.test", locale: "en", subject: "Hello" } as const;
  await db.insert(mail).values({ id, ...stored, content: {} });
  // Of a kind that nothing runs.
  await db.insert(backgroundJob).values({ id, name: "policy.none", data: {}, runAt: now });
  await db.insert(audit).values({ id, action: "policy.none", entity: "policy", entityId: id });
  const fault = { fingerprint: id, type: "Error", message: "Broken", stack: "", occurrences: 1 };
  await db.insert(errorLog).values({ id, ...fault, firstAt: now, lastAt: now });
  const one = () => ({ params: { id } });
  const table = (path: string, column: string) => ({
    [`GET ${path}`]: row(SITE_ADMINS),
    [`GET ${path}/{id}`]: row(SITE_ADMINS, one),
    [`POST ${path}/Export`]: row(SITE_ADMINS, () => ({ body: { query: {}, columns: [column], ids: [id] } })),
  });
  const bulk = (action: string) => row(SITE_ADMINS, () => ({ body: { query: {}, ids: [id], change: { action } } }));
  return {
    ...table("/apiAdmin/Audit", "action"),
    ...table("/apiAdmin/Emails", "subject"),
    ...table("/apiAdmin/BackgroundWork", "name"),
    ...table("/apiAdmin/Errors", "message"),
    "GET /apiCommon/Management/EmailList": row(SITE_ADMINS),
    "GET /apiCommon/Management/EmailListFile": row(SITE_ADMINS),
    "GET /apiCommon/Management/ErrorLogs": row(SITE_ADMINS),
    "GET /apiCommon/Management/ErrorLogsFile": row(SITE_ADMINS),
    "POST /apiAdmin/Emails/Bulk": bulk("again"),
    "POST /apiAdmin/BackgroundWork/Bulk": bulk("again"),
    "POST /apiAdmin/Errors/Bulk": bulk("resolved"),
    "POST /apiAdmin/Emails/{id}/Again": row(SITE_ADMINS, one),
    "POST /apiAdmin/BackgroundWork/{id}/Again": row(SITE_ADMINS, one),
    "POST /apiAdmin/Errors/{id}/Resolve": row(SITE_ADMINS, one),
  };
};
