import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { KEY_AREAS } from "#shared/partner-areas.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { HOUSE_PER_MINUTE_MAX, KEY_DAYS, KEY_NAME_LENGTH, KEY_PER_MINUTE, MEMBER_PER_MINUTE_MAX } from "./limits.ts";

const instant = z.iso.datetime();
const areas = z.array(z.enum(KEY_AREAS)).min(1).max(KEY_AREAS.length);

const ownKey = z.object({
  id,
  name: z.string(),
  /** The beginning of the key, by which people recognise it. */
  prefix: z.string(),
  areas: z.array(z.enum(KEY_AREAS)),
  perMinute: z.int(),
  createdAt: instant,
  expiresAt: instant,
  isOver: z.boolean(),
  lastUsedAt: instant.nullable(),
});
export type OwnKey = z.output<typeof ownKey>;

const newKey = (perMinute: number) =>
  z.strictObject({
    name: z.string().trim().min(1).max(KEY_NAME_LENGTH),
    areas,
    days: z.literal(KEY_DAYS),
    perMinute: z.int().min(1).max(perMinute).default(KEY_PER_MINUTE),
  });
const memberKey = newKey(MEMBER_PER_MINUTE_MAX);
const houseKey = newKey(HOUSE_PER_MINUTE_MAX).extend({
  opensPremium: z.boolean().default(false).describe("It reads lists as a member with a package does"),
});
export type NewKey = z.output<typeof memberKey> & { opensPremium?: boolean };

/** `key` is shown this once; only its digest is stored. */
const madeKey = ownKey.extend({ key: z.string() });
export type MadeKey = z.output<typeof madeKey>;

export const ownKeys = endpoint({
  method: "GET",
  path: "/apiUser/Keys",
  summary: "The viewer's keys, the newest first",
  access: "signedIn",
  answer: z.array(ownKey),
});

export const makeKey = endpoint({
  method: "POST",
  path: "/apiUser/Keys",
  summary: "Make a key that reads what the viewer may see, without roles of the platform; it is answered this once",
  access: "signedIn",
  confirmed: "everyone",
  perMinute: 20,
  failures: ["tooManyKeys"],
  body: memberKey,
  answer: madeKey,
});

export const removeKey = endpoint({
  method: "DELETE",
  path: "/apiUser/Keys/:id",
  summary: "Remove one of the viewer's keys: it ends at once",
  access: "signedIn",
  failures: ["notFound"],
  params: z.object({ id }),
  answer: z.literal(true),
});

export const makeHouseKey = endpoint({
  method: "POST",
  path: "/apiAdmin/Keys/House",
  summary: "Make a key of the house, which belongs to nobody; it is answered this once",
  access: "admin",
  confirmed: true,
  perMinute: 20,
  failures: ["tooManyKeys"],
  body: houseKey,
  answer: madeKey,
});

export const keyCalls = tableCalls({
  key: "keys",
  path: "/apiAdmin/Keys",
  summary: "Keys of the house and of members, the newest first",
  columns: [
    { key: "name", sortable: true, searchable: true, canMove: false, width: 220 },
    { key: "prefix", searchable: true },
    { key: "owner", clickableFilter: "owner" },
    { key: "person", setDashIsEmpty: true },
    { key: "areas", width: 260 },
    { key: "perMinute", kind: "number", sortable: true },
    { key: "expiresAt", kind: "dateTime", sortable: true },
    { key: "lastUsedAt", kind: "dateTime", sortable: true, setDashIsEmpty: true },
    { key: "createdAt", kind: "dateTime", sortable: true },
  ],
  row: z.object({
    id,
    name: z.string(),
    prefix: z.string(),
    owner: z.enum(["house", "member"]),
    /** Name and surname; null: it is the house's. */
    person: z.string().nullable(),
    /** Codes of what it may read, separated by commas. */
    areas: z.string(),
    perMinute: z.int(),
    expiresAt: instant,
    lastUsedAt: instant.nullable(),
    createdAt: instant,
  }),
  filters: { owner: z.enum(["house", "member"]) },
  export: { summary: "Keys as a spreadsheet, as they are shown" },
  get: { summary: "One key" },
  remove: { failures: [], summary: "Remove a key: it ends at once; again is no error" },
});
