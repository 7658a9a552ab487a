import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openGround } from "./ground.ts";

/** Names of the processes that this one has started and that are still there. */
function children(): string[] {
  const ids = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean);
  return ids.map((id) => readFileSync(`/proc/${id}/comm`, "utf8").trim());
}

test("a server that does not start takes its database with it", { timeout: 120_000 }, async () => {
  const postgres = () => children().filter((name) => name === "postgres").length;
  const before = postgres();
  await expect(openGround({ env: { SMTP_URL: "nonsense" } })).rejects.toThrow("SMTP_URL");
  expect(postgres()).toBe(before);
});
