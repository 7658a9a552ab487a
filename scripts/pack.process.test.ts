// What `npm run pack` makes, and what deploy/ makes of it: a container and a service of systemd.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { endWithParent } from "#testing/end-with-parent.ts";
import { freePort } from "#testing/free-port.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { spawnScript } from "#testing/server-process.ts";
import { notInstalled, systemProgram, UNPRIVILEGED } from "#testing/system-program.ts";

/** Packing copies some 340 MB, an image twice as much; beside other tests that takes minutes. */
const TIMEOUT_MS = 1_800_000;
const ROOT = path.resolve(import.meta.dirname, "..");
const SCRATCH = scratchFolder("kovan-pack-");
/** The folder of the archive. */
let house: string;

beforeAll(async () => {
  // The server below is somebody who owns nothing of it.
  chmodSync(SCRATCH, 0o755);
  const packing = spawnScript("scripts/pack.ts", {}, [SCRATCH]);
  expect(await packing.exited, packing.output()).toBe(0);
  house = path.join(SCRATCH, readdirSync(SCRATCH).find((name) => !name.endsWith(".tar.gz"))!);
}, TIMEOUT_MS);
afterAll(() => rmSync(SCRATCH, { recursive: true, force: true }));

const QUIET = { DEMO: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn" };

/** Waits until it says that it serves; ends it when the test ends. */
async function served(child: ChildProcess, stop = () => child.kill("SIGTERM")): Promise<string> {
  endWithParent(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream!.on("data", (text) => {
      output += text;
    });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  onTestFinished(async () => {
    stop();
    await ended;
  });
  await expect.poll(() => output, { timeout: TIMEOUT_MS, interval: 100 }).toMatch(/ready on http\S+/);
  return /ready on (http\S+)/.exec(output)![1]!;
}

async function expectHouse(address: string): Promise<void> {
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: "ok" });
  const page = await fetch(`${address}/tr`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("</html>")]);
}

test("the archive holds what serves, and nothing to build or test with", () => {
  const names = readdirSync(house);
  expect(names).toEqual(expect.arrayContaining(["kovan", "bin", "build", "src", "deploy", "NOTICES.md", "LICENSE"]));
  const isThere = (file: string) => existsSync(path.join(house, file));
  expect(["zod", "pg", "sharp", "react-dom"].filter((name) => !isThere(`node_modules/${name}`))).toEqual([]);
  expect(
    ["vite", "typescript", "vitest", "@playwright", "node"].filter((name) => isThere(`node_modules/${name}`)),
  ).toEqual([]);
  expect(existsSync(`${house}.tar.gz`)).toBe(true);
  const { status, stderr } = spawnSync(path.join(house, "kovan"), ["shots"], { encoding: "utf8" });
  expect([status, stderr]).toEqual([2, expect.stringContaining("There are: start, migrate, admin")]);
});

test("it serves for somebody who may write its data alone", { timeout: TIMEOUT_MS }, async () => {
  const data = path.join(SCRATCH, "data");
  mkdirSync(data);
  const { uid, gid } = UNPRIVILEGED;
  if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid);
  const env = { ...QUIET, PATH: "/usr/bin:/bin", PORT: "0", DATA_DIR: path.join(data, "house") };
  const child = spawn(path.join(house, "kovan"), ["start"], { ...UNPRIVILEGED, cwd: "/", env });
  await expectHouse(await served(child));
});

test("deploy/ names settings that there are", () => {
  const settings = readFileSync(path.join(ROOT, "src/server/settings.server.ts"), "utf8");
  const read = (name: string) => readFileSync(path.join(ROOT, "deploy", name), "utf8");
  const named = [
    ...(/^ENV (.+)$/m.exec(read("Containerfile"))?.[1]?.split(" ") ?? []),
    ...(/^Environment=(.+)$/m.exec(read("kovan.service"))?.[1]?.split(" ") ?? []),
    ...[...read("compose.yaml").matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name!),
  ].map((setting) => setting.split("=")[0]!);
  expect(named.length).toBeGreaterThan(10);
  const ofPostgres = /^POSTGRES_(USER|PASSWORD|DB)$/;
  expect(named.filter((name) => !ofPostgres.test(name) && !settings.includes(`  ${name}: `))).toEqual([]);
});

const analyze = systemProgram("systemd-analyze");
test.skipIf(!analyze)(`the unit of systemd is shut in${analyze ? "" : `: ${notInstalled("systemd")}`}`, () => {
  const unit = path.join(ROOT, "deploy/kovan.service");
  const { stderr } = spawnSync(analyze!, ["verify", unit], { encoding: "utf8" });
  // The archive is not unpacked on this machine; `man:` pages are another's business.
  const faults = stderr
    .split("\n")
    .filter((line) => line.includes("kovan.service") && !line.includes("/opt/kovan/kovan"));
  expect(faults).toEqual([]);
  // Of 100: what a service without a rule has.
  const rated = spawnSync(analyze!, ["security", "--offline=true", "--threshold=20", unit], { encoding: "utf8" });
  expect(rated.status, rated.stdout).toBe(0);
});

const missing = ["buildah", "mmdebstrap"].find((name) => !systemProgram(name));
const isRoot = process.getuid?.() === 0;
const leftOut = missing ? notInstalled(missing) : "left out, only root makes a base of Debian's packages";
test.skipIf(missing !== undefined || !isRoot)(
  `an image of it serves, not as root${missing || !isRoot ? `: ${leftOut}` : ""}`,
  { timeout: TIMEOUT_MS },
  async () => {
    const folder = path.join(os.tmpdir(), path.basename(SCRATCH));
    mkdirSync(folder);
    const store = ["--root", `${folder}/root`, "--runroot", `${folder}/run`, "--storage-driver", "vfs"];
    const ran = (program: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", cwd: ROOT });
      expect(status, `${program} ${args.join(" ")}\n${stdout}${stderr}`).toBe(0);
      return stdout.trim();
    };
    const buildah = (...args: string[]) => ran("buildah", ...store, ...args);
    onTestFinished(() => {
      spawnSync("buildah", [...store, "rm", "--all"]);
      rmSync(folder, { recursive: true, force: true });
    });
    // In place of the registry's base and of the first stage: Debian's own packages, and the archive that was made above.
    ran("mmdebstrap", "--quiet", "--variant=minbase", "bookworm", `${folder}/base.tar`);
    const base = buildah("from", "scratch");
    buildah("add", base, `${folder}/base.tar`, "/");
    buildah("commit", "--quiet", "--rm", base, "localhost/base");
    mkdirSync(`${folder}/first/packed`, { recursive: true });
    ran("cp", "-a", house, `${folder}/first/packed/house`);
    const stage = ["--build-context", `build=${folder}/first`, "--build-arg", "BASE=localhost/base", "--pull-never"];
    const file = ["--format", "docker", "--file", "deploy/Containerfile", "--tag", "house", "deploy"];
    buildah("bud", "--isolation=chroot", "--quiet", ...stage, ...file);
    const container = buildah("from", "localhost/house");
    expect(buildah("inspect", "--type", "image", "localhost/house")).toContain("/readyz");
    const port = await freePort();
    const env = Object.entries({ ...QUIET, PORT: String(port) }).flatMap(([name, value]) => [
      "--env",
      `${name}=${value}`,
    ]);
    const line = [...store, "run", "--isolation=chroot", ...env, container, "--", "/opt/kovan/kovan", "start"];
    const child = spawn("buildah", line, { cwd: "/" });
    const server = () => spawnSync("pgrep", ["-u", "10001", "-f", "/opt/kovan/bin/node"], { encoding: "utf8" });
    const address = await served(child, () => {
      for (const id of server().stdout.split("\n").filter(Boolean)) process.kill(Number(id), "SIGTERM");
      return true;
    });
    await expectHouse(address);
    expect(server().status, "it runs as the image's own user").toBe(0);
    console.log(buildah("images", "--format", "{{.Name}} {{.Size}}"));
  },
);
