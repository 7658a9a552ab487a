import { expect, onTestFinished, test, vi } from "vitest";
import { impactOf } from "./report-content.ts";

test("the impact report is dated in Istanbul's time", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-10-02T22:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const startups = [{ name: "Arı", answeredAt: null, answer: null }];
  expect(impactOf("2026-07-01", startups, "tr", "https://portal.test").date).toBe("2026-10-03");
});
