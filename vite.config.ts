import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // The host imports this one file; a second copy of src beside the bundle would have its own contexts and databases.
  environments: { ssr: { build: { rolldownOptions: { input: "./src/app.server.ts" } } } },
});
