import { expect, test } from "vitest";
import { logoSvg } from "./art/logo.server.ts";
import { renderPool } from "./render-pool.server.ts";

const WORKER = "server/discovery/picture-worker.server.ts";
const picture = {
  logo: Buffer.from(logoSvg("Petek")).toString("base64"),
  seed: "a",
  title: "Petek",
  text: "",
  facts: [],
};

test("who comes when too many wait is refused, the others are served", { timeout: 60_000 }, async () => {
  const pool = renderPool(WORKER, { threads: 1, queue: 2, timeLimitMs: 60_000 });
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => pool.render(picture)));
  const served = answers.filter(({ status }) => status === "fulfilled");
  const refused = answers.filter((answer) => answer.status === "rejected");
  expect(served).toHaveLength(3);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "unavailable" });
  expect(
    Buffer.from(await pool.render(picture))
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  await pool.close();
});

test("a task over its time is stopped, and the next one is served", { timeout: 60_000 }, async () => {
  const hasty = renderPool(WORKER, { threads: 1, queue: 2, timeLimitMs: 1 });
  await expect(hasty.render(picture)).rejects.toMatchObject({ code: "unavailable" });
  await hasty.close();
});

test("a fault of the drawing is a fault, not a refusal", { timeout: 60_000 }, async () => {
  const pool = renderPool(WORKER, { threads: 1, queue: 2, timeLimitMs: 60_000 });
  await expect(pool.render({ kind: "share" })).rejects.not.toMatchObject({ code: "unavailable" });
  await pool.close();
});
