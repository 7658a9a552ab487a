import { changeRouter } from "./change-router.ts";

const ROUTER_FILE = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = "window.location.reload();";
/** An error of its own would be lost, and the page stay empty: the router shows what a page throws when it is drawn. */
const GUARD = "if (!mayReload()) return { default: () => { throw error; } };";

/**
 * The router loads the page anew whenever the code of a page cannot be fetched, without end where it stays away. This
 * keeps it to once a minute (specification, "Chunk reload throttle"); otherwise the failure goes to the error page.
 */
export const reloadThrottle = () =>
  changeRouter("reload-throttle", [
    {
      file: ROUTER_FILE,
      part: RELOAD,
      instead: `${GUARD}\n\t\t${RELOAD}`,
      before: 'import { mayReload } from "/src/ui/reload-throttle.ts";\n',
    },
  ]);
