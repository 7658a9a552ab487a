import type { LaunchOptions } from "@playwright/test";
import { ensureChromium } from "../scripts/chromium.ts";

/** How the browser of journeys and pictures starts. No sandbox: tests also run as root, and open only our own pages. */
export const LAUNCH: LaunchOptions = {
  executablePath: ensureChromium(),
  args: [
    "--no-first-run",
    "--disable-gpu",
    "--disable-quic",
    // No traffic of the browser's own.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
  chromiumSandbox: false,
  // Without a language that knows UTF-8 Chromium gives up names of downloads that have Turkish letters.
  env: { ...process.env, LANG: "C.UTF-8" },
};
