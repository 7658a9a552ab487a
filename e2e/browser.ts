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
};

/** A browser other processes can connect to. */
export const launchBrowserServer = () => chromium.launchServer({ ...LAUNCH, executablePath: ensureChromium() });

export const launchBrowser = () => chromium.launch({ ...LAUNCH, executablePath: ensureChromium() });
