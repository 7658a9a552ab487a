/**
 * The name of the group of texts in a file `messages.en.ts` or `messages.tr.ts` follows from its folder:
 * "features/jobs/detail/messages.en.ts" is `jobsDetail`, "ui/fact-age/messages.en.ts" is `factAge`.
 */
export function textGroupOf(file: string): string {
  const [zone = "", ...folders] = file.replace(/^\.\//, "").split("/").slice(0, -1);
  const name = folders.length > 0 ? folders.join("-") : zone;
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
