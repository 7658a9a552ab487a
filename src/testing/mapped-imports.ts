import { expect } from "vitest";
import {
  getImport,
  importRows,
  mapImport,
  type startImport,
  type undoImport,
  uploadImport,
} from "#features/imports/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { type TestApp, testApp } from "./app.ts";
import { runJobs } from "./jobs.ts";
import { signedIn } from "./members.ts";

/** The tables that an import may touch; times and versions aside. */
const TABLES = [
  "startup",
  "startup_choice",
  "startup_member",
  "startup_patent",
  "startup_competitor",
  "startup_former_name",
  "funding",
  "funding_investor",
  "organization",
  "import_row",
  "patent",
  "patent_choice",
  "job",
  "job_choice",
];

/** The calls of imports in the browser, as an admin, with their background work done at once. */
export async function withImports(opened?: TestApp) {
  const built = opened ?? (await testApp());
  const { db, call, database } = built;
  const { token, id: adminId } = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const as = { token };
  const upload = async (text: string | Uint8Array, name = "table.csv") =>
    call(uploadImport, { body: { file: new File([text as BlobPart], name) } }, as);
  const details = async (id: string) => (await call(getImport, { params: { id } }, as)).data;
  const rows = async (
    id: string,
    filter?: "towns" | "create" | "update" | "refused" | "kept" | "remarks" | "questions",
  ) => (await call(importRows, { params: { id }, query: { filter, page: 1 } }, as)).data.rows;
  /** Uploads a table and shows its preview, mapped as its columns are called. */
  const preview = async (text: string | Uint8Array, changes: object = {}, name?: string) => {
    const { data, status } = await upload(text, name);
    expect(status, JSON.stringify(data)).toBe(200);
    const { id } = data;
    const { suggestions, suggestedKind } = await details(id);
    // Tests import the next version of their table, unless they say otherwise.
    const body = { ...suggestions[suggestedKind]!, join: "sameList" as const, ...changes };
    const mapped = await call(mapImport, { params: { id }, body }, as);
    expect(mapped.status, JSON.stringify(mapped.data)).toBe(200);
    await runJobs(database);
    return id;
  };
  const begin = async (endpoint: typeof startImport | typeof undoImport, id: string) => {
    const { status } = await call(endpoint, { params: { id } }, as);
    await runJobs(database);
    return status;
  };
  const snapshot = async () => {
    const all: Record<string, unknown> = {};
    for (const table of TABLES) {
      const row = `to_jsonb(t) - '{updated_at,ended_at,version,field_versions}'::text[]`;
      const { rows } = await database.pool.query(`select ${row} r from ${table} t order by (${row})::text`);
      all[table] = rows.map(({ r }) => r);
    }
    return all;
  };
  const faults = async () =>
    (
      await database.pool.query(
        "select fault from list_index_faults('startups') union all select fault from list_index_faults('organizations')",
      )
    ).rows;
  return { ...built, as, adminId, upload, details, rows, preview, begin, snapshot, faults };
}
