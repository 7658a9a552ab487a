import type { Plugin } from "vite";

const ROUTER_FILE = /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/;
const EXPORTS =
  "export { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext };";

/** The router can be observed by code given to it. Browsers get none, so they need not load what would call it: a kilobyte. */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!ROUTER_FILE.test(id.split("?")[0]!)) return undefined;
      if (!code.includes(EXPORTS)) throw new Error("The router is no longer observed where this plugin expects it.");
      return { code: UNOBSERVED, map: null };
    },
  };
}

const UNOBSERVED = `const nothing = () => undefined;
export { nothing as consumeInstrumentationClientResultMetaReceiver, nothing as getRouteInstrumentationUpdates,
  nothing as instrumentClientSideRouter, nothing as instrumentHandler, nothing as instrumentationResultMetaContext };`;
