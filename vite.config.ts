import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { leanContracts } from "./scripts/lean-contracts.ts";
import { reloadThrottle } from "./scripts/reload-throttle.ts";

/**
 * What every page loads, in two files: many small ones pack 6 kB worse. The framework stands apart, because browsers
 * keep it when only our own code changes.
 */
const EVERY_PAGE = [
  { name: "framework", test: /\/node_modules\/(react|react-dom|react-router|scheduler|use-intl)\// },
  { name: "shell", test: /\/src\/root\.tsx/ },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), reloadThrottle(), leanContracts()],
  // Texts reach the browser parsed (see `texts.server.ts`); this part of use-intl formats them without a parser.
  resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" }] },
  ssr: { noExternal: ["use-intl"] },
  // The first browsers with `light-dark()`: written out for older ones it no longer follows a theme set inside the page.
  build: { assetsInlineLimit: 0, cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"] },
  // The host imports this one file; a second copy of src beside the bundle would have its own contexts and databases.
  environments: {
    ssr: { build: { rolldownOptions: { input: "./src/app.server.ts" } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: EVERY_PAGE } } } } },
  },
});
