import { rm } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "#db/open-embedded.server.ts";
import { prepare } from "./prepare.ts";
import { scratchFolder } from "./scratch-folder.ts";

/** Makes the migrated database that every test on the embedded engine starts from. */
export default async function setup(project: TestProject) {
  const folder = scratchFolder("kovan-pglite-");
  const database = await openEmbedded(folder);
  await prepare(database);
  // Every test would copy the thousand files of databases that no test opens.
  await database.pool.query("update pg_database set datistemplate = false");
  for (const unused of ["template0", "template1"]) await database.pool.query(`drop database ${unused}`);
  await database.close();
  project.provide("template", path.join(folder, "database"));
  return () => rm(folder, { recursive: true, force: true });
}
