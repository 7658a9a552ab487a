import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { type, typeAlias } from "#db/tables/reference.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { changesOf } from "#server/audit-changes.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import { type NamedValues, namedValues } from "#shared/lexicon/named-values.ts";
import { wordForm } from "#shared/lexicon/word-form.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import type { Member } from "#shared/viewer.ts";
import { aliasesIn, type NamedType, namesOfValues, type OwnAlias } from "../parts/aliases.server.ts";

interface NamedList {
  values: NamedType[];
  said: Map<string, (OwnAlias & { typeId: string })[]>;
}

/** The values of a list and what admins said of their words. */
async function readList(tx: Db, kind: TypeKind): Promise<NamedList> {
  const rows = await tx.select().from(type).where(eq(type.kind, kind)).orderBy(asc(type.sortOrder), asc(type.id));
  const said = await tx.select().from(typeAlias).where(eq(typeAlias.kind, kind)).orderBy(asc(typeAlias.form));
  return {
    values: rows.map(({ id, key, nameEn, nameTr, mergedInto }) => ({
      id,
      key,
      mergedInto,
      kind,
      name: { en: nameEn, tr: nameTr },
    })),
    said: Map.groupBy(said, ({ typeId }) => typeId),
  };
}

/** Keys are no words: nobody sees them. */
const wordsIn = ({ values, said }: NamedList): NamedValues<string> =>
  namedValues(namesOfValues(values, (id) => said.get(id) ?? [], false));

/** Two words of one list mean one thing: who writes its words waits for others who do. */
const lockList = (tx: Db, kind: TypeKind) =>
  tx
    .select({ id: type.id })
    .from(type)
    .where(and(eq(type.kind, "kind"), eq(type.key, kind)))
    .for("update");

/** "“Batarya” (Energy storage / Enerji depolama)". */
function asTaken(word: string, { name: { en, tr } }: NamedType): string {
  return `“${word}” (${en === tr ? en : `${en} / ${tr}`})`;
}

/** The names among these that another value of the list is also called. */
export async function takenWords(
  tx: Db,
  { id, kind }: { id: string; kind: TypeKind },
  names: Partial<Record<"nameEn" | "nameTr", string | undefined>>,
): Promise<FieldProblem[]> {
  await lockList(tx, kind);
  const list = await readList(tx, kind);
  const words = wordsIn(list);
  return (["nameEn", "nameTr"] as const).flatMap((field) => {
    const { values, cut } = words.read(names[field] ?? "");
    const other = cut === 0 ? list.values.find(({ id: one, key }) => key === values[0] && one !== id) : undefined;
    const isItsName = other && [other.name.en, other.name.tr].map(wordForm).includes(wordForm(names[field] ?? ""));
    return other && !isItsName ? [{ field, reason: "meansAnother", detail: asTaken(names[field] ?? "", other) }] : [];
  });
}

/** Most words that are added to one value. */
const MOST_OWN = 200;

/**
 * Adds words that mean a value, and takes others away: those that the portal comes with are refused. Fails with `notFound`, and with
 * `invalidInput` where a word already means another value of the list, which its problem names.
 */
export async function changeAliases(
  tx: Db,
  viewer: Member,
  id: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<Outcome<{ id: string }, "notFound" | "invalidInput">> {
  const [found] = await tx.select().from(type).where(eq(type.id, id)).for("update");
  if (!found || found.kind === "kind" || found.mergedInto) return refuse("notFound");
  const { kind } = found;
  await lockList(tx, kind);
  const before = aliasesFor(await readList(tx, kind), id);
  if (add.some((word) => wordForm(word) === "")) return refuse("invalidInput", [{ field: "add", reason: "noWord" }]);
  if (before.own.length + add.length > MOST_OWN)
    return refuse("invalidInput", [{ field: "add", reason: "atMostValues", detail: String(MOST_OWN) }]);
  const gone = [...new Set(remove.map(wordForm))].filter((form) => form !== "");
  const usual = new Map([...before.usual, ...before.refused].map((name) => [wordForm(name), name]));
  const formsToSay = [...gone, ...add.map(wordForm)];
  if (formsToSay.length > 0)
    await tx.delete(typeAlias).where(and(inArray(typeAlias.typeId, before.ids), inArray(typeAlias.form, formsToSay)));
  const refused = gone.flatMap((form) => usual.get(form) ?? []);
  if (refused.length > 0)
    await tx
      .insert(typeAlias)
      .values(refused.map((name) => ({ typeId: id, kind, form: wordForm(name), name, isRefused: true })))
      .onConflictDoNothing();
  const list = await readList(tx, kind);
  const words = wordsIn(list);
  const added = new Map(add.map((name) => [wordForm(name), name] as const));
  const taken = [...added.values()].flatMap((name) => {
    const keys = words.called(name).filter((key) => key !== found.key);
    const other = list.values.find(({ key }) => key === keys[0]);
    return other ? [asTaken(name, other)] : [];
  });
  if (taken.length > 0)
    return refuse("invalidInput", [{ field: "add", reason: "meansAnother", detail: taken.join(", ") }]);
  const own = [...added].filter(([form]) => words.read(form).cut > 0 || words.called(form).length === 0);
  if (own.length > 0) await tx.insert(typeAlias).values(own.map(([form, name]) => ({ typeId: id, kind, form, name })));
  const after = aliasesFor(await readList(tx, kind), id);
  const { before: old, after: next } = changesOf({ aliases: inForce(before) }, { aliases: inForce(after) });
  if (Object.keys(next).length > 0) {
    const detail = { before: old, after: next };
    await writeAudit(tx, { accountId: viewer.id, action: "type.changed", entity: "type", entityId: id, detail });
  }
  return { ok: true, id };
}

const inForce = ({ own, usual }: { own: string[]; usual: string[] }) => [...own, ...usual];

/** What one value is called, and the ids at which it was said. */
function aliasesFor({ values, said }: NamedList, id: string) {
  const merged = values.filter(({ mergedInto }) => mergedInto === id);
  const ids = [id, ...merged.map((one) => one.id)];
  const value = values.find((one) => one.id === id)!;
  return {
    ids,
    ...aliasesIn(
      value,
      merged,
      ids.flatMap((one) => said.get(one) ?? []),
    ),
  };
}
