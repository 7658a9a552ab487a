import path from "node:path";
import { pathToFileURL } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import { textGroupOf } from "#shared/text-groups.ts";
import { filesBelow, isTest, newSource } from "./layout/sources.ts";
import { type Sources, textsNamedFrom } from "./named-texts.ts";

const MODULE = "virtual:page-texts";
const MODULE_ID = `\0${MODULE}`;

/**
 * The module "virtual:page-texts": the groups of texts that the document shows around every page (`root`), and those of each page
 * by its key, its layouts included. Read from what their modules import (record 5).
 */
export const pageTexts = (): Plugin => ({
  name: "page-texts",
  resolveId: (id) => (id === MODULE ? MODULE_ID : undefined),
  async load(id) {
    return id === MODULE_ID
      ? `export default ${JSON.stringify(await textsByPage(this.environment.config.root))}`
      : undefined;
  },
  /** In development any change may add or remove a text. */
  hotUpdate({ modules }) {
    const module = this.environment.moduleGraph.getModuleById(MODULE_ID);
    return module ? [...modules, module] : undefined;
  },
});

async function textsByPage(root: string): Promise<Record<string, readonly string[]>> {
  const folder = path.join(root, "src");
  const files = filesBelow(folder).filter(({ file }) => !isTest(file));
  const sources: Sources = new Map(files.map(({ file, text }) => [file, newSource(file, text)]));
  const groups = new Set(["auditNames", ...files.filter(isMessages).map(({ file }) => textGroupOf(file))]);
  const shell = textsNamedFrom("root.tsx", sources).filter((name) => groups.has(name));
  const textsOfFile = (file: string) =>
    textsNamedFrom(file, sources).filter((name) => groups.has(name) && !shell.includes(name));

  const pages = (entries: readonly RouteConfigEntry[], above: readonly string[]): [key: string, names: string[]][] =>
    entries.flatMap(({ id = "", file, children }): [string, string[]][] => {
      const names = [...new Set([...above, ...textsOfFile(file)])];
      return children ? pages(children, names) : [[id.split("@")[0]!, names]];
    });
  return { root: shell, ...Object.fromEntries(pages(await routesIn(folder), [])) };
}

const isMessages = ({ file }: { file: string }) => file.endsWith("/messages.en.ts");

/** The routes of now: in development pages come and go. */
async function routesIn(folder: string): Promise<RouteConfigEntry[]> {
  const url = pathToFileURL(path.join(folder, "routes.ts"));
  return (await import(`${url}?${Date.now()}`)).default;
}
