import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { MAX_PAGE } from "#shared/list/limits.ts";
import type { PageContext } from "#shared/page-context.ts";
import { NOTE_MAX_LENGTH, WATCH_SORTS, WATCHED_KINDS, type WatchedKind } from "./limits.ts";

const entry = { kind: z.enum(WATCHED_KINDS), id };
const entryInput = z.strictObject(entry);

const watchedEntry = z.object({
  ...entry,
  name: z.string(),
  seoUrl: z.string(),
  logo: z.string().nullable(),
  /** What it is and whose: sector and stage, organizer, employer, type of organization. */
  line: z.array(z.string()),
  opensAt: z.iso.datetime().nullable(),
  /** When one can no longer apply; null: never, or there is nothing to apply for. */
  closesAt: z.iso.datetime().nullable(),
  /** Only its owner sees it. */
  note: z.string().nullable(),
  watchedAt: z.iso.datetime(),
});
export type WatchedEntry = z.output<typeof watchedEntry>;

export const getWatches = endpoint({
  method: "GET",
  path: "/apiUser/Watch/List",
  summary: "What the viewer watches and everybody may still see, a page of it",
  access: "signedIn",
  query: z.strictObject({
    kind: z.enum(WATCHED_KINDS).optional(),
    sort: z.enum(WATCH_SORTS).default("newest"),
    currentPage: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  }),
  answer: z.object({
    rows: z.array(watchedEntry),
    totalCount: z.int(),
    currentPage: z.int(),
    pageSize: z.int(),
    /** By noun, whatever is chosen. */
    counts: z.record(z.enum(WATCHED_KINDS), z.int()),
  }),
});

export const isWatched = endpoint({
  method: "GET",
  path: "/apiUser/Watch/Get",
  summary: "Whether the viewer watches an entry",
  access: "signedIn",
  query: entryInput,
  answer: z.boolean(),
});

export const addWatch = endpoint({
  method: "POST",
  path: "/apiUser/Watch/Add",
  summary: "Watch an entry that everybody may see; one that is watched already stays so",
  access: "signedIn",
  failures: ["notFound", "conflict"],
  body: entryInput,
  answer: z.object({ seoUrl: z.string() }),
});

export const removeWatch = endpoint({
  method: "POST",
  path: "/apiUser/Watch/Remove",
  summary: "Stop watching an entry; its note is deleted, too",
  access: "signedIn",
  body: entryInput,
});

export const noteWatch = endpoint({
  method: "POST",
  path: "/apiUser/Watch/Note",
  summary: "Write a note on an entry that the viewer watches; an empty one deletes it",
  access: "signedIn",
  failures: ["notFound"],
  body: z.strictObject({ ...entry, note: z.string().trim().max(NOTE_MAX_LENGTH) }),
  answer: z.string().nullable(),
});

/** What the star of a page shows. */
export interface StarState {
  kind: WatchedKind;
  id: string;
  isWatched: boolean;
}

/** For loaders: the star of an entry; none where it is not for everybody, as nobody watches that. */
export async function starOf(
  { api, extra, viewer }: Pick<PageContext, "api" | "extra" | "viewer">,
  { kind, id }: Pick<StarState, "kind" | "id">,
  isShown: boolean,
): Promise<StarState | undefined> {
  if (!isShown || viewer.looking) return undefined;
  return {
    kind,
    id,
    isWatched: viewer.kind === "member" && (await extra(api(isWatched, { query: { kind, id } }), false)),
  };
}
