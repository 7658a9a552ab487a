import type { Db } from "#db/open.server.ts";
import { rowsNamed } from "#server/import/named-rows.server.ts";
import { type Outcome, refusal } from "#server/import/outcomes.server.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import { because } from "#shared/import/reasons.ts";
import type { Problem } from "#shared/import/row-reader.ts";
import { columnsIn } from "#shared/import/steps.ts";
import type { OrganizationFile, StartupFile } from "../contract.ts";
import { digestOf } from "../parts/field-changes.server.ts";
import { importedRows } from "../queries/import-rows.server.ts";
import {
  type Candidate,
  decide,
  type Identity,
  identitiesOf,
  isNew,
  joining,
  likeness,
} from "../queries/same.server.ts";
import type { Joins, ReadyRow } from "./plan.server.ts";

/** What rows of a run were known by before: those of the same file may be one, too. */
export interface SeenRows {
  byFirm: Map<string, SeenRow>;
  bySite: Map<string, SeenRow>;
  /** Entries that this run has made: its rows are no questions to each other. */
  made: Set<string>;
}
interface SeenRow {
  number: number;
  sourceKey: string;
  site: string;
}

export const noSeenRows = (): SeenRows => ({ byFirm: new Map(), bySite: new Map(), made: new Set() });

interface Asking {
  file: StartupFile | OrganizationFile;
  source: string;
  catalogue: ImportCatalogue;
  seen: SeenRows;
}

/** The rows with the keys of what they are, and what they are joined to; questions that nobody has answered are refused. */
export interface Identified extends Joins {
  rows: ReadyRow[];
  named: ReadonlySet<number>;
}

/**
 * Finds out what each row is before anything is written. The same site and name are the same; what has one of them in common is a
 * question: same, other, or leave the row out. A name that is the key of its file says no more than a name.
 */
export async function identified(tx: Db, rows: readonly ReadyRow[], asking: Asking): Promise<Identified> {
  const { file, source, catalogue, seen } = asking;
  const isNamed = keyIsName(file);
  const known = await importedRows(
    tx,
    file.kind,
    rows.map(({ sourceKey }) => sourceKey),
  );
  // A key that is more than a name is certain: nothing is compared.
  const open = rows.filter(({ sourceKey }) => isNamed || !known.has(sourceKey));
  const newcomers = open.map(({ number, values: { name, single, place } }) => ({
    number,
    name,
    website: single.website ?? null,
    countryId: catalogue.countryIds.get(single.country ?? "") ?? null,
    city: place?.en ?? null,
  }));
  const identities = await identitiesOf(tx, file.kind, source, newcomers);
  const result = {
    rows: [] as ReadyRow[],
    ids: new Map(),
    remarks: new Map(),
    refused: new Map(),
    named: new Set<number>(),
  } satisfies Identified;
  const entries = await namedEntries(tx, rows, file);
  for (const row of rows) {
    const own = entries.get(row.values.same);
    if (own) {
      const why = { column: file.same.column ?? "", value: row.values.same, reason: because("nothingHere") };
      const next = "id" in own ? { ...row, sourceKey: `${source}:#${own.id}` } : row;
      result.rows.push(next);
      if ("id" in own) result.ids.set(row.number, own.id);
      else result.refused.set(row.number, refusal(next, why));
      if ("id" in own) result.named.add(row.number);
      continue;
    }
    const identity = identities.get(row.number) ?? { firm: "", site: "", candidates: [] };
    const candidates = identity.candidates.filter(({ id }) => !seen.made.has(id));
    const isKnown = known.has(row.sourceKey);
    const end = decided(row, { ...identity, candidates }, asking, { isNamed, isKnown });
    const next = { ...row, sourceKey: end.sourceKey };
    result.rows.push(next);
    if (end.joined) result.ids.set(row.number, end.joined);
    if (end.remarks.length > 0) result.remarks.set(row.number, end.remarks);
    if (end.why) result.refused.set(row.number, { ...refusal(next, end.why), same: end.remarks });
    else remember(seen, next, identity);
  }
  return result;
}

/** What rows are that name an entry here, by its id or address: no question is asked of them. */
const namedEntries = (tx: Db, rows: readonly ReadyRow[], { kind }: Asking["file"]) =>
  rowsNamed(
    tx,
    kind,
    [...new Set(rows.map(({ values }) => values.same))].filter((word) => word !== "" && !isNew(word)),
    { or: "id", isHiddenToo: true },
  );

type Answers = Asking["file"]["same"]["answers"];

interface Decision {
  sourceKey: string;
  joined?: string;
  why?: Problem;
  remarks: NonNullable<Outcome["same"]>;
}

/** `isNamed`: the key is nothing but the name. `isKnown`: an earlier import had the key. */
function decided(
  row: ReadyRow,
  identity: Identity,
  asking: Asking,
  { isNamed, isKnown }: { isNamed: boolean; isKnown: boolean },
): Decision {
  const { file, seen } = asking;
  const { answers, join } = file.same;
  const { sourceKey } = row;
  const start = { sourceKey, remarks: [] };
  const { candidates } = identity;
  const isMine = candidates.some(({ ownKey }) => ownKey === sourceKey);
  // A key that is more than a name is certain; so is a name in the next version of a list whose entry is called otherwise now.
  if (isKnown && (!isNamed || (join === "sameList" && !isMine))) return start;
  const answerOf = ({ id }: Candidate) => answers[pairOf(identity, id)];
  const open = candidates.filter((one) => answerOf(one) !== "other");
  const skipped = open.find((one) => answerOf(one) === "skip");
  if (skipped) return { ...start, why: { column: "", value: skipped.seoUrl, reason: because("skippedHere") } };
  const same = open.find((one) => answerOf(one) === "same") ?? certain(open, row, asking, isNamed);
  if (same) return joinedTo(same, start);
  const repeats = sameFile(seen, row, identity, answers, isNamed);
  const free =
    isMine || repeats === "other" ? `${sourceKey}#${digestOf(identity.site || row.values).slice(0, 8)}` : sourceKey;
  const fitting = decide(open, join);
  const found = open.find(({ id }) => id === fitting.id);
  if (found) return joinedTo(found, { sourceKey: free, remarks: fitting.remarks });
  if (join !== "ask" && join !== "sameList") return { sourceKey: free, remarks: fitting.remarks };
  const questions = [
    ...open.map(
      (one): Problem => ({ column: "", value: one.seoUrl, reason: likeness(one), pair: pairOf(identity, one.id) }),
    ),
    ...(typeof repeats === "object" ? [repeats] : []),
  ];
  if (questions.length === 0) return { ...start, sourceKey: free };
  return { sourceKey: free, remarks: questions, why: { column: "", value: "", reason: because("asksSame") } };
}

/** What is the same without a question: the site and the name agree, or the next file of a list says no more of it. */
function certain(open: readonly Candidate[], { sourceKey }: ReadyRow, { file }: Asking, isNamed: boolean) {
  const agreeing = open.filter(
    ({ hasSameSite, hasSameName, state }) => hasSameSite && hasSameName && state === "shown",
  );
  if (agreeing.length === 1) return agreeing[0];
  const listed = open.filter(({ ownKey, isElsewhere }) => ownKey === sourceKey && !isElsewhere);
  return isNamed && file.same.join === "sameList" ? listed[0] : undefined;
}

/** What this source has made is updated by its key; anything else is joined, unless it was deleted here. */
function joinedTo(found: Candidate, start: Pick<Decision, "sourceKey" | "remarks">): Decision {
  const { id, ownKey, state } = found;
  if (ownKey !== null) return { ...start, sourceKey: ownKey };
  if (state === "deleted")
    return { ...start, why: { column: "", value: found.seoUrl, reason: because("deletedHere") } };
  return { ...start, joined: id, remarks: [joining(found)] };
}

/**
 * An earlier row of the file that may be the same under another key: a question; "other": it was said to be another. Keys that are
 * more than names tell homonyms apart.
 */
function sameFile(seen: SeenRows, row: ReadyRow, { firm, site }: Identity, answers: Answers, isNamed: boolean) {
  const ofSite = site ? seen.bySite.get(site) : undefined;
  const earlier = ofSite ?? (isNamed && firm ? seen.byFirm.get(firm) : undefined);
  if (!earlier) return undefined;
  const pair = `${digestOf([firm, site])}:${digestOf(["row", earlier.sourceKey, earlier.site])}`;
  if (answers[pair] === "other") return "other";
  // The same name again says nothing new, unless it has a site of its own.
  if (earlier.sourceKey === row.sourceKey && (site === "" || earlier.site === "" || ofSite)) return undefined;
  const reason = because("likeRow", { row: earlier.number, agreement: because(ofSite ? "website" : "name") });
  return { column: "", value: "", reason, pair } satisfies Problem;
}

function remember({ byFirm, bySite }: SeenRows, { number, sourceKey }: ReadyRow, { firm, site }: Identity): void {
  const row = { number, sourceKey, site };
  if (firm && !byFirm.has(firm)) byFirm.set(firm, row);
  if (site && !bySite.has(site)) bySite.set(site, row);
}

const pairOf = ({ firm, site }: Pick<Identity, "firm" | "site">, id: string): string =>
  `${digestOf([firm, site])}:${id}`;

/** True if rows are told apart by nothing but their names. */
function keyIsName({ key, fields }: StartupFile | OrganizationFile): boolean {
  const columns = key.flatMap((entry) => (typeof entry === "string" ? [entry] : columnsIn(entry)));
  const named = columnsIn(fields.name);
  return columns.every((column) => named.includes(column));
}
