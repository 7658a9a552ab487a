import { expect, test } from "vitest";
import { typeId } from "#shared/type-id.ts";
import { firstEntry, waitingFor } from "./rules.ts";

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

test("begun applications wait by deadline; those past it are left out", () => {
  const now = new Date("2026-03-01T09:00:00Z");
  const draft = (id: string, applyFinish: string | null, change: object = {}) => ({
    id,
    state: "draft",
    mayEdit: true,
    startup: { id: "s", name: "Petek" },
    program: { seoUrl: `program-${id}`, name: "Kovan", applyStart: null, applyFinish },
    ...change,
  });
  const drafts = [
    draft("late", "2026-03-05T20:59:00Z"),
    draft("soon", "2026-03-01T20:59:00Z"),
    draft("closed", "2026-02-28T20:59:00Z"),
    draft("endless", null),
    draft("sent", "2026-03-02T20:59:00Z", { state: "sent" }),
    draft("read", "2026-03-02T20:59:00Z", { mayEdit: false }),
  ];
  const waiting = waitingFor({ ...nothing, drafts, now });
  expect(waiting.map((one) => ("id" in one ? [one.id, one.days] : one))).toEqual([
    ["soon", 0],
    ["late", 4],
  ]);
});

test("an empty profile is prompted; what to add follows from the user type", () => {
  expect(waitingFor({ ...nothing, completeness: 0 })).toEqual([{ kind: "newProfile", percent: 0 }]);
  const first = (userType: string) => firstEntry(typeId("userType", userType));
  expect(["entrepreneur", "investor", "organization-organizer", "service-provider", "job-hunter"].map(first)).toEqual([
    "startup",
    "organization",
    "organization",
    "provider",
    undefined,
  ]);
});
