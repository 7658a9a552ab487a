import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { leanContracts } from "./scripts/lean-contracts.ts";
import { leanRouter } from "./scripts/lean-router.ts";
import { reloadThrottle } from "./scripts/reload-throttle.ts";
import { steadyPage } from "./scripts/steady-page.ts";

const shared = [
  "format",
  "money",
  "date-text",
  "card",
  "pagination",
  "page-window",
  "tag",
  "field",
  "skeleton",
  "empty-state",
];
const list = [
  ...["rules", "list.page"],
  ...["list-path", "list-view", "list-head", "startup-page", "address", "form-filter", "filter-fields"].map(inParts),
  ...["filter-panel", "panel-choices", "use-panel", "applied-filters", "applied-chips"].map(inParts),
];

/**
 * Scripts that are loaded together lie in one file: many small ones pack 6 kB worse. The framework stands apart from what
 * every page has of ours, because browsers keep it when only our own code changes; then what lists and details share, and
 * the list, whose parts for later would else tear it into small files.
 */
const TOGETHER = [
  { name: "framework", test: /\/node_modules\/(react|react-dom|react-router|scheduler|use-intl)\// },
  { name: "shell", test: /\/src\/(root|entry\.client)\.tsx/ },
  { name: "parts", test: new RegExp(`/src/(shared|ui)/(${shared.join("|")})\\.tsx?$`) },
  { name: "list", test: new RegExp(`/src/features/startups/(${list.join("|")})\\.tsx?|/client-action\\.ts$`) },
];

function inParts(name: string): string {
  return `parts/${name}`;
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), reloadThrottle(), steadyPage(), leanContracts(), leanRouter()],
  // Texts reach the browser parsed (see `texts.server.ts`); this part of use-intl formats them without a parser.
  resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" }] },
  ssr: { noExternal: ["use-intl"] },
  // The first browsers with `light-dark()`: written out for older ones it no longer follows a theme set inside the page.
  build: { assetsInlineLimit: 0, cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"] },
  // The host imports this one file; a second copy of src beside the bundle would have its own contexts and databases.
  environments: {
    ssr: { build: { rolldownOptions: { input: "./src/app.server.ts" } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } } } },
  },
});
