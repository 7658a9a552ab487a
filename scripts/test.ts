// npm test: everything. npm test -- check | unit | api | e2e: a part. The last line counts tests and checks together.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureChromium } from "./chromium.ts";
import { ensureRedis } from "./testing/redis.ts";
import { type Outcome, runStep } from "./testing/run-step.ts";
import { CHECKS, PARTS, type Part, type Step, TESTS } from "./testing/steps.ts";
import { MissingProgram } from "./testing/system-packages.ts";

const wanted = process.argv.slice(2);
const unknown = wanted.find((part) => !PARTS.includes(part as Part));
if (unknown) {
  console.error(`There is no part "${unknown}". Parts: ${PARTS.join(", ")}.`);
  process.exit(1);
}
const chosen = (steps: Step[]) => steps.filter(({ part }) => wanted.length === 0 || wanted.includes(part));

const total = { passed: 0, failed: 0, skipped: 0 };

function report({ name }: Step, outcome: Outcome): void {
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

async function runInTurn(queue: Step[], scratch: string): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) report(step, await runStep(step, scratch));
}

// Native PostgreSQL runs as another user when we are root; it must be able to enter the folder.
const scratch = mkdtempSync(path.join(os.tmpdir(), "kovan-test-"));
chmodSync(scratch, 0o711);
try {
  const parts = chosen(TESTS).map(({ part }) => part);
  if (parts.includes("e2e")) process.env.CHROMIUM = ensureChromium();
  if (parts.includes("api")) ensureRedis();
  const checks = chosen(CHECKS);
  await Promise.all([runInTurn(checks, scratch), runInTurn(checks, scratch)]);
  await runInTurn(chosen(TESTS), scratch);
} catch (error) {
  if (!(error instanceof MissingProgram)) throw error;
  console.error(error.message);
  total.failed++;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
