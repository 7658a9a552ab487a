import type { Plugin } from "vite";

interface Change {
  /** Of the router's files. */
  file: RegExp;
  /** What is replaced; it stands there once. */
  part: string | RegExp;
  instead: string;
  /** What the file begins with then. */
  before?: string;
}

/** A plugin that changes the router for browsers. The build stops where a file no longer reads as expected. */
export const changeRouter = (name: string, changes: readonly Change[]): Plugin => ({
  name,
  applyToEnvironment: (environment) => environment.name === "client",
  transform(code, id) {
    const change = changes.find(({ file }) => file.test(id.split("?")[0]!));
    if (!change) return undefined;
    const { part, instead, before = "" } = change;
    if (code.split(part).length !== 2) throw new Error(`${name}: ${id} no longer reads as this plugin expects.`);
    return { code: before + code.replace(part, () => instead), map: null };
  },
});
