import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startServerProcess } from "#testing/server-process.ts";
import { launchBrowserServer } from "./browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Data folder filled with the demo; every test file works on a copy. */
    filled: string;
    /** Address of the browser that all files share. */
    browser: string;
  }
}

/** Builds, fills a data folder with the demo once, and opens the browser. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-journeys-"));
  const [first, browser] = await Promise.all([startServerProcess({ DATA_DIR: folder }), launchBrowserServer()]);
  await first.stop();
  project.provide("filled", folder);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  };
}
