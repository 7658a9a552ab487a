import { fileURLToPath } from "node:url";
import { changeRouter } from "./change-router.ts";

const RELOAD = "window.location.reload();";
/** An error of its own would be lost, and the page stay empty: the router shows what a page throws when it is drawn. */
const GUARD = "if (!mayReload()) return { default: () => { throw error; } };";
const MAY_RELOAD = fileURLToPath(new URL("../src/ui/reload-throttle.ts", import.meta.url));

/**
 * The router loads the page anew whenever the code of a page cannot be fetched, without end where it stays away. This
 * keeps it to once a minute (specification, "Chunk reload throttle"); otherwise the failure goes to the error page.
 */
export const reloadThrottle = () =>
  changeRouter("reload-throttle", {
    file: "/lib/dom/ssr/routeModules.js",
    part: RELOAD,
    instead: `${GUARD}\n\t\t${RELOAD}`,
    before: `import { mayReload } from ${JSON.stringify(MAY_RELOAD)};\n`,
  });
