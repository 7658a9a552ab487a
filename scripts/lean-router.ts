import type { Plugin } from "vite";

/** What browsers need not load of the router, by file: where it begins and ends, and what stands there instead. */
const LEAVE_OUT = [
  {
    // The router can be observed by code given to it. Browsers get none.
    file: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    part: /^[\s\S]*export \{ consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext };/,
    instead: `const nothing = () => undefined;
export { nothing as consumeInstrumentationClientResultMetaReceiver, nothing as getRouteInstrumentationUpdates,
  nothing as instrumentClientSideRouter, nothing as instrumentHandler, nothing as instrumentationResultMetaContext };`,
  },
  {
    // Links are ours (`src/ui/link.tsx`).
    file: /react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    part: /const Link = React\$1\.forwardRef\(function LinkWithRef[\s\S]*NavLink\.displayName = "NavLink";/,
    instead: "const Link = undefined;\nconst NavLink = undefined;",
  },
];

/** Leaves out what no browser uses and no bundler can leave out by itself. Fails where the router's files have changed. */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const found = LEAVE_OUT.find(({ file }) => file.test(id.split("?")[0]!));
      if (!found) return undefined;
      if (!found.part.test(code)) throw new Error(`${id} is no longer what this plugin expects.`);
      return { code: code.replace(found.part, () => found.instead), map: null };
    },
  };
}
