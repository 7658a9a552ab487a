import { featureOf, isServerFile, isTest, nameOf, type Source, zoneOf } from "./sources.ts";

/** `policy.ts` is a test's and needs no place here. */
const FEATURE_FILE =
  /^(contract|limits|rules|filters|form|errors|messages\.(en|tr))\.ts$|^(queries|commands|api|jobs|feature)\.server\.ts$|^[a-z0-9-]+\.((page|layout)\.tsx|resource\.tsx?)$|^card\.tsx$/;
/** Files beside the folders of `src`: they put the rest together, and no file imports them. */
const ROOT_FILE =
  /^(root\.tsx|routes\.ts|entry\.(client|server)\.tsx|(page-)?texts\.d\.ts|[a-z-]+\.server\.ts|[a-z-]+\.test\.tsx?|[a-z-]+\.server\.test\.ts)$/;
const ZONES = ["shared", "db", "server", "ui", "features", "testing", "root"];
const FILE_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.tsx?$/;
const BUCKET = /(^|\/)(utils?|libs?|common|helpers?|misc)(\/|\.tsx?$)/;

/** Files that have no place in the layout, or a name without meaning. */
export const checkNames = (sources: Source[]): string[] => sources.flatMap(problemsOf);

function problemsOf({ file, text }: Source): string[] {
  const problems: string[] = [];
  const complain = (what: string) => problems.push(`${file}: ${what}`);
  const zone = zoneOf(file);
  if (!ZONES.includes(zone)) complain(`there is no place ${zone}/ in the layout`);
  if (zone === "root" && !ROOT_FILE.test(file)) complain("only files that join the rest stand beside the folders");
  if (!FILE_NAME.test(nameOf(file))) complain("names are lower case, with hyphens");
  if (BUCKET.test(file)) complain("a bucket; name the file after what it holds");
  if (/^index\.tsx?$/.test(nameOf(file)) || /^export \* from/m.test(text)) complain("a barrel; import the file itself");
  if (/@ts-(ignore|nocheck)/.test(text)) complain("silences the compiler");
  if (isTest(file)) return problems;
  if (/^(db|server)$/.test(zone) && !isServerFile(file)) complain("must end in .server.ts");
  if (isNameless(file, text)) complain("a page needs a title: export `meta`");
  if (featureOf(file)) problems.push(...featureProblems(file));
  return problems;
}

/** A page without a title. */
const isNameless = (file: string, text: string): boolean =>
  /\.page\.tsx$/.test(file) && /^export default /m.test(text) && !/^export (const|function) meta\b/m.test(text);

/** Folders that hold what the file of that name would, where it is much. */
const FOLDER = /^(queries|commands)$/;
/** Folders of free names: private components, and what `root.tsx` draws around every page. */
const isFree = (noun: string, folder: string) => folder === "parts" || (noun === "site" && folder === "shell");

/** `<noun>/<file>`, `<noun>/<part of the noun>/<file>`, and below either anything in `parts/`. */
function featureProblems(file: string): string[] {
  const [, noun = "", ...path] = file.split("/");
  const at = path.findIndex((folder) => isFree(noun, folder));
  if (at >= 0) return at > 1 ? [`${file}: features nest once`] : [];
  const inFolder = FOLDER.test(path.at(-2) ?? "") && isServerFile(file);
  const rest = inFolder ? [...path.slice(0, -2), `${path.at(-2)}.server.ts`] : path;
  if (rest.length > 2) return [`${file}: features nest once; move it to parts/`];
  return FEATURE_FILE.test(rest.at(-1)!)
    ? []
    : [`${file}: not in the feature vocabulary; rename it or move it to parts/`];
}
