import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { checkBundle } from "./scripts/check-bundle.ts";
import { pageTexts } from "./scripts/page-texts.ts";
import { reloadThrottle } from "./scripts/reload-throttle.ts";

/**
 * Scripts that are loaded together lie in one file: many small ones pack worse. The framework stands apart from our code,
 * because browsers keep it when only ours changes. A page that leads to a list or shows a deadline does not load the list.
 * "$initial" leaves out what is loaded later.
 */
const CHUNKS = [
  { name: "framework", test: /\/node_modules\/(react|react-dom|react-router|scheduler|use-intl)\// },
  {
    name: "shell",
    test: /\/src\/(root\.tsx|entry\.client\.tsx|shared\/lost-connection\.ts|ui\/use-(hydrated|fetched|forgotten-on-reload)\.ts)/,
  },
  { name: "filters", test: /\/src\/shared\/list\/(list|list-path|place-filters)\.ts/, tags: ["$initial" as const] },
  {
    name: "rows",
    test: /\/src\/(ui\/(row-card|money|select|pagination|page-window|deadline\/(deadline-tag|use-now))|shared\/(deadline|last-day|format-relative|list\/list-meta))\.tsx?$/,
    tags: ["$initial" as const],
  },
  { name: "ui", test: /\/src\/ui\/[^/]+\.tsx?$/, tags: ["$initial" as const], minShareCount: 76 },
  { name: "list", test: /\/src\/ui\/(filter-panel|list-page)\//, tags: ["$initial" as const] },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), pageTexts(), reloadThrottle(), checkBundle(CHUNKS.map(({ name }) => name))],
  // Texts reach the browser parsed (see `texts.server.ts`); this part of use-intl formats them without a parser.
  resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" }] },
  ssr: { noExternal: ["use-intl"] },
  // The first browsers with `light-dark()`: written out for older ones it no longer follows a theme set inside the page.
  build: {
    // What is loaded later shares its parts with the page; a list of them for each would cost every page 0.8 kB.
    modulePreload: false,
    assetsInlineLimit: 0,
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
  // The host imports this one file; a second copy of src beside the bundle would have its own contexts and databases.
  environments: {
    ssr: { build: { rolldownOptions: { input: "./src/app.server.ts" } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
});
