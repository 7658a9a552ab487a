import { changeRouter } from "./change-router.ts";

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

/** Leaves out what no browser uses and no bundler can leave out by itself. */
export const leanRouter = () => changeRouter("lean-router", LEAVE_OUT);
