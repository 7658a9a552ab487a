import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** It lies at the same place below the router's folders for the build and for development. */
const ROUTER_FILE = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = "window.location.reload();";
/** An error of its own would be lost, and the page stay empty: the router shows what a page throws when it is drawn. */
const GUARD = "if (!mayReload()) return { default: () => { throw error; } };";
const LOAD_DESTINATION = "loadDestination(window.__reactRouterDataRouter?.state.navigation.location);";
const MAY_RELOAD = fileURLToPath(new URL("../src/ui/reload-throttle.ts", import.meta.url));

/**
 * The router loads the page anew whenever the code of a page cannot be fetched, without end where it stays away, and forgets the link
 * that was followed. This changes it to once a minute (specification, "Chunk reload throttle"), and to the page that the link
 * leads to; otherwise the failure goes to the error page. The build stops where the router's file no longer reads as expected, or is not part of the build any more.
 */
export function reloadThrottle(): Plugin {
  const name = "reload-throttle";
  let isChanged = false;
  const transform = (code: string, id: string) => {
    if (!ROUTER_FILE.test(id.split("?")[0]!)) return undefined;
    if (code.split(RELOAD).length !== 2) throw new Error(`${name}: ${id} no longer reads as expected.`);
    isChanged = true;
    const imported = `import { loadDestination, mayReload } from ${JSON.stringify(MAY_RELOAD)};\n`;
    return { code: imported + code.replace(RELOAD, () => `${GUARD}\n\t\t${LOAD_DESTINATION}`), map: null };
  };
  return {
    name,
    applyToEnvironment: (environment) => environment.name === "client",
    // In development Vite bundles packages ahead, with plugins of its own.
    config: () => ({
      environments: { client: { optimizeDeps: { rolldownOptions: { plugins: [{ name, transform }] } } } },
    }),
    transform,
    generateBundle() {
      if (!isChanged) this.error(`${name}: ${ROUTER_FILE} is not part of the build any more.`);
    },
  };
}
