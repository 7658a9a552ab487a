import type { Plugin } from "vite";

const ROUTER_FILE = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = "window.location.reload();";
/** An error of its own would be lost, and the page stay empty: the router shows what a page throws when it is drawn. */
const GUARD = "if (!mayReload()) return { default: () => { throw error; } };";

/**
 * The router loads the page anew whenever the code of a page cannot be fetched, without end where it stays away. This
 * keeps it to once a minute (specification, "Chunk reload throttle"); otherwise the failure goes to the error page.
 */
export function reloadThrottle(): Plugin {
  return {
    name: "reload-throttle",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!ROUTER_FILE.test(id.split("?")[0]!)) return undefined;
      if (!code.includes(RELOAD)) throw new Error("The router no longer reloads pages where this plugin expects it.");
      const guarded = code.replace(RELOAD, `${GUARD}\n\t\t${RELOAD}`);
      return { code: `import { mayReload } from "/src/ui/reload-throttle.ts";\n${guarded}`, map: null };
    },
  };
}
