import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { addBuild, currentDigest, takeBuild } from "./builds.ts";

function freshBuilds() {
  const builds = scratchFolder("kovan-builds-");
  onTestFinished(() => rm(builds, { recursive: true, force: true }));
  const add = (digest: string) =>
    addBuild(builds, digest, async (folder) => {
      mkdirSync(folder);
      writeFileSync(path.join(folder, "script.js"), digest);
    });
  return { builds, add };
}

test("a running server keeps serving the build it started with", async () => {
  const { builds, add } = freshBuilds();
  await add("first");
  const served = takeBuild(builds);
  for (const digest of ["second", "third", "fourth"]) await add(digest);
  expect(readFileSync(path.join(served, "script.js"), "utf8")).toBe("first");
  expect(readFileSync(path.join(takeBuild(builds), "script.js"), "utf8")).toBe("fourth");
});

test("builds that nobody serves are removed, but for the last one", async () => {
  const { builds, add } = freshBuilds();
  writeFileSync(path.join(builds, ".sources"), "of an older release");
  await add("first");
  const ended = spawnSync(process.execPath, ["-e", ""]).pid;
  writeFileSync(path.join(builds, `first/used-by-${ended}`), "");
  await add("second");
  expect(existsSync(path.join(builds, "first"))).toBe(true);
  await add("third");
  expect(readdirSync(builds).sort()).toEqual(["current", "second", "third"]);
});

test("a failed build changes nothing and unchanged sources are not rebuilt", async () => {
  const { builds, add } = freshBuilds();
  await add("first");
  await expect(addBuild(builds, "second", () => Promise.reject(new Error("no room")))).rejects.toThrow("no room");
  expect(currentDigest(builds)).toBe("first");
  await add("second");
  await addBuild(builds, "first", () => Promise.reject(new Error("built again")));
  expect(currentDigest(builds)).toBe("first");
});
