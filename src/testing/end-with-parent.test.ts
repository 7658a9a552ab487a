import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const PARENT = `
  import { spawn } from "node:child_process";
  import { endWithParent } from ${JSON.stringify(path.join(import.meta.dirname, "end-with-parent.ts"))};
  const child = spawn("sleep", ["600"]);
  endWithParent(child, [process.argv[1]]);
  console.log(child.pid);
`;

const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

test("a server ends with its killed parent and its folder is removed", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "kovan-watch-"));
  const parent = spawn(process.execPath, ["--input-type=module", "-e", PARENT, folder]);
  const [printed] = await once(parent.stdout, "data");
  const child = Number(printed);
  expect(isAlive(child)).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(() => isAlive(child)).toBe(false);
  await expect.poll(() => existsSync(folder)).toBe(false);
});
