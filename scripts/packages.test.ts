import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { BILL_FILE, billOfMaterials, lockedPackages, NOTICES_FILE, noticesWith } from "./packages.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (name: string) => readFileSync(path.join(ROOT, name), "utf8");

test("the bill of materials is that of the lock file (node scripts/make-bill.ts)", () => {
  const bill = JSON.parse(read(BILL_FILE)) as ReturnType<typeof billOfMaterials>;
  expect(bill).toEqual(billOfMaterials(ROOT));
  const { version } = JSON.parse(read("package.json")) as { version: string };
  expect(bill.metadata.component.version).toBe(version);
  expect(lockedPackages(ROOT)[""]!.version).toBe(version);
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["fastify", "react", "pg", "satori"]));
  expect(names).not.toContain("vitest");
  expect(bill.components.filter(({ hashes }) => hashes[0]!.content.length !== 128)).toEqual([]);
});

test("NOTICES names the licence of every package that is shipped", () => {
  const notices = read(NOTICES_FILE);
  expect(noticesWith(notices, ROOT)).toBe(notices);
  // Those that ask for more than to be named.
  const asking = billOfMaterials(ROOT).components.filter(({ licenses }) => /GPL|MPL/.test(licenses[0]!.expression));
  expect(asking.length).toBeGreaterThan(0);
  for (const { name } of asking) expect(notices).toContain(name);
  expect(notices).toContain("github.com/lovell/sharp-libvips");
  expect(notices).toContain("github.com/vercel/satori");
});
