import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (name: string) => readFileSync(path.join(ROOT, name), "utf8");
/** First cells of a table's rows that are code. */
const namedIn = (text: string) => [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!);

test("the Turkish README names the settings of the English one, in its order", () => {
  const settings = (name: string) => namedIn(read(name)).filter((row) => /^[A-Z]/.test(row));
  expect(settings("README.tr.md")).toEqual(settings("README.md"));
});

test("its commands are those of package.json, and all that a house needs", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const text = read("README.tr.md");
  const named = new Set([...text.matchAll(/`?npm (?:run )?([\w:-]+)/g)].map(([, name]) => name!));
  named.delete("ve");
  expect([...named].filter((name) => !scripts[name])).toEqual([]);
  const ofHouse = ["start", "test", "dev", "migrate", "admin", "backup", "restore", "seed", "import", "pack"];
  expect(ofHouse.filter((name) => !named.has(name))).toEqual([]);
});

test.each(["README.md", "README.tr.md"])("the files that %s leads to are there", (name) => {
  const links = [...read(name).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, file]) => file!);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test("the tests and files that docs/security.md names are there", () => {
  const named = [...read("docs/security.md").matchAll(/`([a-z\d]+\/[\w./-]+\.(?:ts|tsx|json|md))`/g)].map(
    ([, file]) => file!,
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
