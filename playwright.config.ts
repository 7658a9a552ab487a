import { defineConfig } from "@playwright/test";
import { LAUNCH } from "./e2e/browser.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  outputDir: "test-results/journeys",
  globalSetup: "./e2e/prepare.ts",
  workers: 2,
  // A second try would hide what fails now and then.
  retries: 0,
  // Far more than the longest needs alone; a machine that others use, too, is several times slower.
  timeout: 300_000,
  // How long something may take to show on a busy machine; nothing waits longer than it needs to.
  expect: { timeout: 30_000 },
  reporter: "list",
  // A click on what is not there fails with its own name, long before the test's time is up.
  // Recording a trace of every journey takes a sixth of the time: `--trace retain-on-failure` records one again.
  use: { actionTimeout: 60_000, launchOptions: LAUNCH, screenshot: "only-on-failure" },
});
