import { expect, test } from "vitest";
import { waitingFor } from "./rules.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const entry = { seoUrl: "petek", name: "Petek", isVisible: true, confirmedAt: "2026-11-01T00:00:00Z", mayEdit: true };
const nothing = { invitations: 0, messages: 0, applications: 0, completeness: 100, startups: [entry] };

test("what waits is named, the most urgent first; what is in order is not", () => {
  expect(waitingFor(nothing, NOW)).toEqual([]);
  const startups = [
    { ...entry, confirmedAt: "2026-08-20T00:00:00Z" },
    { ...entry, seoUrl: "gizli", name: "Gizli", isVisible: false, confirmedAt: null },
    { ...entry, seoUrl: "baska", confirmedAt: null, mayEdit: false },
  ];
  expect(waitingFor({ invitations: 1, messages: 2, applications: 3, completeness: 60, startups }, NOW)).toEqual([
    { kind: "messages", count: 2 },
    { kind: "applications", count: 3 },
    { kind: "invitations", count: 1 },
    { kind: "confirm", name: "Petek", seoUrl: "petek" },
    { kind: "hidden", name: "Gizli", seoUrl: "gizli" },
    { kind: "profile", percent: 60 },
  ]);
});
