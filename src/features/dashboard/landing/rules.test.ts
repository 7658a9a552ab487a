import { expect, test } from "vitest";
import { waitingFor } from "./rules.ts";

const entry = { seoUrl: "petek", name: "Petek", isVisible: true, factsToConfirm: 0, roundsToConfirm: 0, mayEdit: true };
const nothing = { invitations: 0, messages: 0, applications: 0, completeness: 100, startups: [entry] };

test("what waits is named, the most urgent first; what is in order is not", () => {
  expect(waitingFor(nothing)).toEqual([]);
  const startups = [
    { ...entry, factsToConfirm: 3, roundsToConfirm: 1 },
    { ...entry, seoUrl: "gizli", name: "Gizli", isVisible: false, factsToConfirm: 1 },
    { ...entry, seoUrl: "baska", factsToConfirm: 2, mayEdit: false },
  ];
  expect(waitingFor({ invitations: 1, messages: 2, applications: 3, completeness: 60, startups })).toEqual([
    { kind: "messages", count: 2 },
    { kind: "applications", count: 3 },
    { kind: "invitations", count: 1 },
    { kind: "rounds", name: "Petek", seoUrl: "petek", count: 1 },
    { kind: "confirm", name: "Petek", seoUrl: "petek", count: 3 },
    { kind: "hidden", name: "Gizli", seoUrl: "gizli" },
    { kind: "profile", percent: 60 },
  ]);
});
