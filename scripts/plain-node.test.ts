import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

// Node compiles some thousand files: long on a busy machine.
test("Node loads the server's API without a build", { timeout: 120_000 }, async () => {
  const file = path.resolve(import.meta.dirname, "../src/api.server.ts");
  const load = `await import(${JSON.stringify(file)}); process.exit()`;
  const { stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", load]);
  expect(stderr).not.toContain("Error");
});
