import { expect, test } from "vitest";
import { waitingFor } from "./rules.ts";

const entry = {
  kind: "startup" as const,
  seoUrl: "petek",
  name: "Petek",
  isVisible: true,
  factsToConfirm: 0,
  roundsToConfirm: 0,
  mayEdit: true,
};
const nothing = { invitations: 0, messages: 0, applications: 0, completeness: 100, entries: [entry] };

test("what waits is named, the most urgent first; what is in order is not", () => {
  expect(waitingFor(nothing)).toEqual([]);
  const entries = [
    { ...entry, factsToConfirm: 3, roundsToConfirm: 1 },
    { ...entry, seoUrl: "gizli", name: "Gizli", isVisible: false, factsToConfirm: 1 },
    {
      ...entry,
      kind: "provider" as const,
      seoUrl: "hukuk",
      name: "Hukuk",
      roundsToConfirm: undefined,
      factsToConfirm: 2,
    },
    { ...entry, seoUrl: "baska", factsToConfirm: 2, mayEdit: false },
  ];
  expect(waitingFor({ invitations: 1, messages: 2, applications: 3, completeness: 60, entries })).toEqual([
    { kind: "messages", count: 2 },
    { kind: "applications", count: 3 },
    { kind: "invitations", count: 1 },
    { kind: "rounds", noun: "startup", name: "Petek", seoUrl: "petek", count: 1 },
    { kind: "confirm", noun: "startup", name: "Petek", seoUrl: "petek", count: 3 },
    { kind: "confirm", noun: "provider", name: "Hukuk", seoUrl: "hukuk", count: 2 },
    { kind: "hidden", noun: "startup", name: "Gizli", seoUrl: "gizli" },
    { kind: "profile", percent: 60 },
  ]);
});
