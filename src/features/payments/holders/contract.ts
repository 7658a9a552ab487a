import { z } from "zod";
import { day } from "#shared/day.ts";
import { id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { PROLONG_MONTHS, WAYS } from "./limits.ts";

const way = z.enum(WAYS);

/** A person with premium. The id is that of the order, the seat, or of the account with a permission. */
const holder = z.object({
  id,
  accountId: id,
  person: z.string(),
  email: z.string(),
  seoUrl: z.string(),
  photo: z.string().nullable(),
  /** Named in the reader's language; null: a permission without a package. */
  package: z.object({ id, name: z.string() }).nullable(),
  way,
  since: z.iso.datetime(),
  /** Null: for good. */
  until: z.iso.datetime().nullable(),
  /** It goes on after `until` by itself. */
  renews: z.boolean(),
  /** People who use the package, and for how many it is; null: it is not theirs. */
  people: z.int().nullable(),
  places: z.int().nullable(),
  /** The giver of the gift or the seat. */
  givenBy: z.string().nullable(),
  /** Why it was given. */
  reason: z.string().nullable(),
});

export const holderCalls = tableCalls({
  key: "premiumHolders",
  path: "/apiAdmin/PremiumMembers",
  summary: "Who has premium now, with package, way and end, the newest first",
  columns: [
    { key: "person", sortable: true, searchable: true, canMove: false, width: 220 },
    { key: "package", clickableFilter: "packageId", elasticTypeItem: true, setDashIsEmpty: true, sortable: true },
    { key: "way", clickableFilter: "way" },
    { key: "until", kind: "date", sortable: true, setDashIsEmpty: true },
    { key: "since", kind: "date", sortable: true },
    { key: "renews", isBoolean: true },
    { key: "people", kind: "number" },
    { key: "places", kind: "number" },
    { key: "givenBy", setDashIsEmpty: true },
    { key: "reason", setDashIsEmpty: true, limitText: true },
    { key: "email", searchable: true, width: 240 },
  ],
  row: holder,
  filters: { way, packageId: id, endsSoon: z.literal("true") },
  confirmed: ["add", "remove", "bulk"],
  export: { summary: "Who has premium as a spreadsheet, as it is shown" },
  get: { summary: "One person with premium" },
  add: {
    summary:
      "Gives a member a package until the end of a day, free of charge; they get an email. A checkout they have open ends. Refused while they have a package of their own",
    failures: ["noSuchMember", "hasPackage", "paymentProviderAway"],
    body: z.strictObject({
      email: z.email().max(254),
      packageId: id,
      /** The last day, in Istanbul. */
      until: day,
      reason: z.string().trim().min(1).max(500),
    }),
  },
  remove: {
    summary: "Ends a gift at once, with its seats; the person gets an email",
    failures: ["notFound", "noGift"],
  },
  bulk: {
    summary: "Prolong or end many gifts; what is no gift is named",
    change: z.discriminatedUnion("action", [
      z.strictObject({ action: z.literal("prolong"), months: z.enum(PROLONG_MONTHS) }),
      z.strictObject({ action: z.literal("end") }),
    ]),
  },
});
