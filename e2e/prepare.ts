import { rm } from "node:fs/promises";
import { openServer } from "#db/open.server.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { startPostgres } from "#testing/start-postgres.ts";

/**
 * Builds, and starts a native PostgreSQL with the demo. The server of each journey file works on a copy of the database and of
 * the data folder, see `site.ts`.
 */
export default async function prepare() {
  const folder = scratchFolder("kovan-journeys-");
  const postgres = await startPostgres({ inMemory: true });
  const { pool, close } = openServer(postgres.addressOf("postgres"));
  await pool.query("create database kovan_demo");
  await close();
  const demo = postgres.addressOf("kovan_demo");
  const server = await startServerProcess({ DATA_DIR: folder, DATABASE_URL: demo, DEMO: "1" });
  await server.stop();
  process.env.DEMO_FOLDER = folder;
  process.env.DEMO_DATABASE = demo;
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
