import { rm } from "node:fs/promises";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { startServerProcess } from "#testing/server-process.ts";

/** Builds, and fills a data folder with the demo once. The server of each journey file works on a copy, see `site.ts`. */
export default async function prepare() {
  const folder = scratchFolder("kovan-journeys-");
  const server = await startServerProcess({ DATA_DIR: folder });
  await server.stop();
  process.env.DEMO_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
