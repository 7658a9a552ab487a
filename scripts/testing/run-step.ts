import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Step } from "./steps.ts";
import {
  type PlaywrightReport,
  playwrightTests,
  type TimedTest,
  type VitestReport,
  vitestTests,
} from "./timed-tests.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** A step that takes longer hangs; it is ended and counts as failed. */
const STEP_LIMIT_MS = 60 * 60_000;

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  ms: number;
  output: string;
  /** Those that are counted one by one. */
  tests: TimedTest[];
}

/** Runs one step. `scratch` is a folder of this run alone. A step without tests of its own counts as one. */
export async function runStep({ name, run }: Step, scratch: string): Promise<Outcome> {
  const start = performance.now();
  const report = path.join(scratch, `${name.replaceAll(" ", "-")}.json`);
  const commands = commandsOf(run, report);
  let output = "";
  let code = 0;
  for (const command of commands) {
    if (code !== 0) break;
    const ended = await runNode(command, scratch, report);
    output += ended.output;
    code = ended.code;
  }
  const counts = resultsOf(run, code, report);
  // A file that cannot be loaded, or an error outside of any test, shows only in the exit code.
  const failed = code !== 0 ? Math.max(1, counts.failed) : counts.failed;
  return { ...counts, failed, ms: performance.now() - start, output };
}

function commandsOf(run: Step["run"], report: string): string[][] {
  if (run === "playwright") return [["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"]];
  if ("node" in run) return run.node;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return [["node_modules/vitest/vitest.mjs", "run", "--project", run.vitest, ...reporters]];
}

type Results = Pick<Outcome, "passed" | "failed" | "skipped" | "tests">;

function resultsOf(run: Step["run"], code: number, file: string): Results {
  if (run !== "playwright" && "node" in run) return { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0, tests: [] };
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, tests: [] };
  const text = readFileSync(file, "utf8");
  if (run === "playwright") {
    const report: PlaywrightReport = JSON.parse(text);
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped, tests: playwrightTests(report) };
  }
  const report: VitestReport = JSON.parse(text);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: vitestTests(report, ROOT),
  };
}

function runNode(args: string[], scratch: string, report: string): Promise<{ code: number; output: string }> {
  const { PATH, HOME, CI, CHROMIUM, SystemRoot } = process.env;
  // Settings of whoever runs the tests (a DATABASE_URL, a PORT) must not reach what is tested.
  const system = { PATH, HOME, CI, CHROMIUM, SystemRoot, TMPDIR: scratch, TEMP: scratch };
  const env = { ...system, NO_COLOR: "1", PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: ROOT,
    env: Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined)),
    stdio: ["ignore", "pipe", "pipe"],
    timeout: STEP_LIMIT_MS,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      output += text;
    });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code: code ?? 1, output })));
}
