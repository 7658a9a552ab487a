import { globSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Preset } from "@react-router/dev/config";
import { textGroupOf } from "#shared/text-groups.ts";

/**
 * Writes `.react-router/texts.ts`, the type of all groups of texts, whenever the router reads its configuration: before it
 * generates types and builds, and in development when a file is added.
 */
export const textTypes = (): Preset => ({
  name: "text-types",
  reactRouterConfigResolved({ reactRouterConfig: { appDirectory } }) {
    const folder = path.join(appDirectory, "../.react-router");
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "texts.ts"), typeOf(messageFiles(appDirectory)));
  },
});

const messageFiles = (source: string): string[] =>
  globSync("{features,ui}/**/messages.en.ts", { cwd: source }).map((file) => file.split(path.sep).join("/"));

/** An interface with the type of each file by the name of its group. Two files of one name do not compile. */
function typeOf(files: readonly string[]): string {
  const rows = files.toSorted().map((file) => ({ name: textGroupOf(file), file }));
  return [
    ...rows.map(({ name, file }) => `import type ${name} from "../src/${file}";`),
    "",
    "export interface TextGroups {",
    ...rows.map(({ name }) => `  ${name}: typeof ${name};`),
    "}",
    "",
  ].join("\n");
}
