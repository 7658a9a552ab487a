import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findChromium } from "./chromium.ts";

async function folderWith(...programs: string[]): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-chromium-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const program of programs) {
    await writeFile(path.join(folder, program), "");
    await chmod(path.join(folder, program), 0o755);
  }
  return folder;
}

test("the browser is CHROMIUM, else on the PATH, else in a usual place", async () => {
  const [empty, chrome, both] = [
    await folderWith(),
    await folderWith("google-chrome"),
    await folderWith("google-chrome", "chromium"),
  ];
  const onPath = (...folders: string[]) => findChromium({ PATH: folders.join(path.delimiter) }, []);
  expect(onPath(empty, chrome)).toBe(path.join(chrome, "google-chrome"));
  expect(onPath(chrome, both)).toBe(path.join(both, "chromium"));
  expect(onPath(empty)).toBeUndefined();
  expect(findChromium({ PATH: empty }, [path.join(both, "chromium")])).toBe(path.join(both, "chromium"));
  const named = path.join(chrome, "google-chrome");
  expect(findChromium({ PATH: both, CHROMIUM: named }, [])).toBe(named);
});

test("a named browser must exist; files that are no programs are skipped", async () => {
  const folder = await folderWith();
  await writeFile(path.join(folder, "chromium"), "");
  await chmod(path.join(folder, "chromium"), 0o644);
  await mkdir(path.join(folder, "sub"));
  expect(findChromium({ PATH: folder }, [])).toBeUndefined();
  const CHROMIUM = path.join(folder, "sub/chrome");
  expect(() => findChromium({ PATH: folder, CHROMIUM })).toThrow(`CHROMIUM names ${CHROMIUM}, which does not exist.`);
});
