import { chromium } from "playwright-core";
import { ensureChromium } from "../scripts/chromium.ts";

/** No sandbox: tests also run as root, and open only our own pages. No traffic of the browser's own. */
const LAUNCH = {
  args: [
    "--no-first-run",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
  chromiumSandbox: false,
  // Without a language that knows UTF-8 Chromium gives up names of downloads that have Turkish letters.
  env: { ...process.env, LANG: "C.UTF-8" },
};

/** A browser other processes can connect to. */
export const launchBrowserServer = () => chromium.launchServer({ ...LAUNCH, executablePath: ensureChromium() });

export const launchBrowser = () => chromium.launch({ ...LAUNCH, executablePath: ensureChromium() });
