import type { Plugin } from "vite";

/**
 * Schemas are the server's: pages take constants from `limits.ts`, types from `contract.ts`. So is the parser of texts, which
 * browsers get parsed (record 67).
 */
const SERVER_ONLY =
  /\/contract\.ts$|\/shared\/endpoint\.ts$|\/node_modules\/(zod|intl-messageformat|@formatjs\/icu-messageformat-parser)\//;

/**
 * Stops the build when one of these chunks is empty, as when its folder has moved, and when schemas or the parser of texts reach
 * browsers, as when an endpoint is named outside a loader or an action.
 */
export const checkBundle = (chunkNames: string[]): Plugin => ({
  name: "check-bundle",
  applyToEnvironment: (environment) => environment.name === "client",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    for (const name of chunkNames)
      if (!chunks.some((chunk) => chunk.name === name)) this.error(`Nothing is in the chunk "${name}".`);
    for (const chunk of chunks)
      for (const file of Object.keys(chunk.modules))
        if (SERVER_ONLY.test(file)) this.error(`Browsers would load ${file} with ${chunk.fileName}.`);
  },
});
