import { v7 } from "uuid";
import { importProfile, importRun } from "#db/tables/imports.server.ts";
import { importMapping } from "#shared/import/mapping.ts";
import { type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

export const importsPolicy: FeaturePolicy = async ({ db }) => {
  const run = { fileName: "policy.csv", header: ["Name"], sample: [["A"]], rowCount: 1 };
  const mapping = importMapping.parse({ kind: "startups", columns: [{ column: "Name", field: "name" }] });
  const add = async (values: Partial<typeof importRun.$inferInsert> = {}) => {
    const id = v7();
    await db.insert(importRun).values({ id, ...run, mapping, ...values });
    return { params: { id } };
  };
  const fresh = await add();
  const strange = { ...row(SITE_ADMINS, () => ({ params: { id: v7() } })), status: 404 };
  await db.insert(importProfile).values({ id: v7(), name: "Policy", mapping });
  return {
    "GET /apiAdmin/Imports": row(SITE_ADMINS),
    "POST /apiAdmin/Imports/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["fileName"] } })),
    "GET /apiAdmin/Imports/{id}": row(SITE_ADMINS, () => fresh),
    "POST /apiAdmin/Imports/Files": { ...row(SITE_ADMINS), status: 415 },
    "GET /apiAdmin/Imports/{id}/Details": row(SITE_ADMINS, () => fresh),
    "GET /apiAdmin/Imports/{id}/Rows": row(SITE_ADMINS, () => fresh),
    "GET /apiAdmin/Imports/{id}/Words": row(SITE_ADMINS, () => fresh),
    "GET /apiAdmin/Imports/{id}/Remarks": row(SITE_ADMINS, () => fresh),
    "PUT /apiAdmin/Imports/{id}/Table": {
      ...row(SITE_ADMINS, () => ({ params: { id: v7() }, body: {} })),
      status: 404,
    },
    "PUT /apiAdmin/Imports/{id}/Mapping": {
      ...row(SITE_ADMINS, () => ({ params: { id: v7() }, body: mapping })),
      status: 404,
    },
    "POST /apiAdmin/Imports/{id}/Start": strange,
    "POST /apiAdmin/Imports/{id}/Stop": row(SITE_ADMINS, () => fresh),
    "POST /apiAdmin/Imports/{id}/Undo": strange,
    "GET /apiAdmin/ImportProfiles": row(SITE_ADMINS),
    "POST /apiAdmin/ImportProfiles": row(SITE_ADMINS, () => ({ body: { importId: fresh.params.id, name: v7() } })),
    "DELETE /apiAdmin/ImportProfiles/{id}": row(SITE_ADMINS, () => ({ params: { id: v7() } })),
  };
};
