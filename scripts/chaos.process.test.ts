import { expect, test } from "vitest";
import { killDatabase, killServer, restartServer, trial } from "./chaos/trials.ts";

test("killing processes under writes loses and doubles nothing acknowledged", async () => {
  const { acknowledged, ...tally } = await trial({}, [killDatabase, killServer, restartServer], 1);
  expect(acknowledged).toBeGreaterThan(20);
  expect(tally).toMatchObject({ lost: 0, doubled: 0, wrong: [] });
}, 180_000);
