import type { Plugin } from "vite";

interface Change {
  /** Of the router's files: how its path ends, below the folders `development` and `production`. */
  file: string;
  /** What is replaced; it stands there once. */
  part: string;
  instead: string;
  /** What the file begins with then. */
  before?: string;
}

/**
 * A plugin that changes a file of the router for browsers, in the build and in development. The build stops where the
 * file no longer reads as expected, and where it is not part of the build any more.
 */
export function changeRouter(name: string, { file, part, instead, before = "" }: Change): Plugin {
  let isChanged = false;
  const transform = (code: string, id: string) => {
    const address = id.split("?")[0]!;
    if (!address.includes("/react-router/dist/") || !address.endsWith(file)) return undefined;
    if (code.split(part).length !== 2) throw new Error(`${name}: ${id} no longer reads as this plugin expects.`);
    isChanged = true;
    return { code: before + code.replace(part, () => instead), map: null };
  };
  return {
    name,
    applyToEnvironment: (environment) => environment.name === "client",
    // In development Vite bundles packages ahead, with plugins of its own.
    config: () => ({
      environments: { client: { optimizeDeps: { rolldownOptions: { plugins: [{ name, transform }] } } } },
    }),
    transform,
    generateBundle() {
      if (!isChanged) this.error(`${name}: ${file} of the router is not part of the build any more.`);
    },
  };
}
