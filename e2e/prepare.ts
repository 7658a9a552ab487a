import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startServerProcess } from "#testing/server-process.ts";

/** Builds, and fills a data folder with the demo once. The server of each journey file works on a copy, see `site.ts`. */
export default async function prepare() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-journeys-"));
  const server = await startServerProcess({ DATA_DIR: folder });
  await server.stop();
  process.env.DEMO_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
