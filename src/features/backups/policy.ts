import { v7 } from "uuid";
import { backup } from "#db/tables/backups.server.ts";
import { type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

export const backupsPolicy: FeaturePolicy = async ({ db }) => {
  const id = v7();
  const counts = { rowCount: 1, fileCount: 0, missingCount: 0, bytes: 1_000 };
  await db
    .insert(backup)
    .values({ id, name: "kovan-20260101T030000.gz", cause: "command", version: "1.0.0", trial: "none", ...counts });
  return {
    "GET /apiAdmin/Backups": row(SITE_ADMINS),
    "GET /apiAdmin/Backups/Plan": row(SITE_ADMINS),
    "POST /apiAdmin/Backups/Make": row(SITE_ADMINS),
    "GET /apiAdmin/Backups/{id}": row(SITE_ADMINS, () => ({ params: { id } })),
    "POST /apiAdmin/Backups/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"], ids: [id] } })),
  };
};
