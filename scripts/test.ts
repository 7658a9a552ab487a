// npm test: everything. npm test -- check | unit | api | e2e: a part. At its end stand the minutes of each part, the slowest
// tests, and in the last line tests and checks counted together.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureChromium } from "./chromium.ts";
import { ensureRedis } from "./testing/redis.ts";
import { type Outcome, runStep } from "./testing/run-step.ts";
import { PARTS, type Part, PHASES, type Step } from "./testing/steps.ts";
import { summaryOf, type TimedPart } from "./testing/summary.ts";
import { MissingProgram } from "./testing/system-packages.ts";
import type { TimedTest } from "./testing/timed-tests.ts";

const wanted = process.argv.slice(2);
const unknown = wanted.find((part) => !PARTS.includes(part as Part));
if (unknown) {
  console.error(`There is no part "${unknown}". Parts: ${PARTS.join(", ")}.`);
  process.exit(1);
}
const isWanted = (part: Part) => wanted.length === 0 || wanted.includes(part);

const start = performance.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const steps: TimedPart[] = [];
const tests: TimedTest[] = [];

function report({ name, part }: Step, outcome: Outcome): void {
  steps.push({ part, ms: outcome.ms });
  tests.push(...outcome.tests);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
  const counts = [`${outcome.passed} passed`];
  if (outcome.failed > 0) counts.push(`${outcome.failed} failed`);
  if (outcome.skipped > 0) counts.push(`${outcome.skipped} skipped`);
  const mark = outcome.failed > 0 ? "✗" : "✓";
  console.log(`${mark} ${name.padEnd(29)} ${counts.join(", ").padEnd(22)} ${(outcome.ms / 1000).toFixed(1)} s`);
  if (outcome.failed > 0) console.log(outcome.output.trim());
}

async function runInTurn(lane: Step[], scratch: string): Promise<void> {
  for (const step of lane) if (isWanted(step.part)) report(step, await runStep(step, scratch));
}

// Native PostgreSQL runs as another user when we are root; it must be able to enter the folder.
const scratch = mkdtempSync(path.join(os.tmpdir(), "kovan-test-"));
chmodSync(scratch, 0o711);
try {
  if (isWanted("e2e")) process.env.CHROMIUM = ensureChromium();
  if (isWanted("api")) ensureRedis();
  for (const lanes of PHASES) await Promise.all(lanes.map((lane) => runInTurn(lane, scratch)));
} catch (error) {
  if (!(error instanceof MissingProgram)) throw error;
  console.error(error.message);
  total.failed++;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
for (const line of summaryOf(steps, tests, performance.now() - start)) console.log(line);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
