import type { Plugin } from "vite";

/** Functions of React and its router that browsers never run, by file; patterns of their names. */
const UNUSED: Record<string, readonly string[]> = {
  // `<ViewTransition>`, references to `<Fragment>` and `<SuspenseList>`, none of which we use (see `UNAVAILABLE`).
  "react-dom/cjs/react-dom-client.production": [
    "startViewTransition",
    "(?:apply|measure)ViewTransitionToHostInstances(?:Recursive)?|measureViewTransitionHostInstancesRecursive",
    "commit(?:AppearingPair|Enter|DeletedPair|Exit|Nested)ViewTransitions",
    "(?:restorePaired|restoreEnterOrExit|restoreNested|measureNested)ViewTransitions",
    "ViewTransitionPseudoElement\\.prototype\\.\\w+",
    "FragmentInstance\\.prototype\\.\\w+",
    "updateSuspenseListComponent",
  ],
  // Observes a router for code that is given to it; browsers give none.
  "react-router/dist/production/lib/router/instrumentation": [
    "getRouteInstrumentationUpdates",
    "instrumentClientSideRouter",
    "instrumentHandler",
  ],
  // Remembers which links animate the change of page; none of ours do.
  "react-router/dist/production/lib/router/router": ["(?:restore|persist)AppliedTransitions"],
  // Links are ours (`src/ui/link.tsx`), and so is the page of errors.
  "react-router/dist/production/lib/dom/lib": ["HistoryRouter", "LinkWithRef", "NavLinkWithRef"],
  "react-router/dist/production/lib/dom/ssr/errorBoundaries": ["RemixRootDefaultErrorBoundary", "BoundaryShell"],
  "react-router/dist/production/lib/dom/ssr/fallback": ["RemixRootDefaultHydrateFallback"],
  // For server components, and for sites without a server.
  "react-router/dist/production/lib/hooks": ["RSCErrorHandler", "DefaultErrorComponent"],
  "react-router/dist/production/lib/errors": ["decodeRedirectErrorDigest", "decodeRouteErrorResponseDigest"],
  "react-router/dist/production/lib/dom/ssr/single-fetch": ["nonSsrStrategy"],
};
const PACKAGE = /\/node_modules\/(.+)\.js$/;
/** What no longer works in browsers. */
const UNAVAILABLE =
  /\b(?:ViewTransition|SuspenseList|NavLink)\b|<Fragment[^>]* ref=|import \{[^}]*\bLink\b[^}]*\} from "react-router"/;

/**
 * Empties functions that no page runs and no bundler can leave out by itself: 6.5 kB of every page. The build stops where one is
 * not found any more, and where our code uses what would need them. Not in development, where other files stand for these.
 */
export const leanFramework = (): Plugin => ({
  name: "lean-framework",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: (environment) => environment.name === "client",
  transform(code, id) {
    const file = id.split("?")[0]!;
    if (/\/src\/.+\.tsx?$/.test(file) && UNAVAILABLE.test(code))
      throw new Error(`lean-framework: ${file} uses what ${import.meta.filename} leaves out.`);
    const names = UNUSED[PACKAGE.exec(file)?.[1] ?? ""];
    if (!names) return undefined;
    const lean = names.reduce((before, name) => {
      const emptied = before.replace(
        new RegExp(`(async )?(function (?:${name})|(?:${name}) = function )\\([^]*?\\n}`, "g"),
        "$2() {}",
      );
      if (emptied === before) throw new Error(`lean-framework: ${file} no longer has ${name}.`);
      return emptied;
    }, code);
    return { code: lean, map: null };
  },
});
