import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "#db/open.server.ts";
import { prepare } from "./prepare.ts";

/** Makes the migrated database that every test on the embedded engine starts from. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-pglite-"));
  const database = await openEmbedded(folder);
  await prepare(database);
  await database.close();
  const engine = await PGlite.create({ dataDir: path.join(folder, "database"), extensions: { pg_trgm } });
  // Every test would copy the thousand files of databases that no test opens.
  await engine.exec("update pg_database set datistemplate = false");
  for (const unused of ["template0", "template1"]) await engine.exec(`drop database ${unused}`);
  const dump = path.join(folder, "template.tar");
  await writeFile(dump, Buffer.from(await (await engine.dumpDataDir("none")).arrayBuffer()));
  await engine.close();
  project.provide("template", dump);
  return () => rm(folder, { recursive: true, force: true });
}
