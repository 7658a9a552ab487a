import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { profile } from "#db/tables/profile.server.ts";
import type { TextCheck } from "#features/banned-words/queries.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { saveChanges } from "#server/versions.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import { isoDay } from "#shared/iso-day.ts";
import type { Outcome } from "#shared/outcome.ts";
import { replaceList } from "../background/commands.server.ts";
import { type AnyRow, LIST_NAMES, type ListName } from "../background/parts/lists.server.ts";
import { hidingProblemsOf, idsOf, listProblems } from "../background/queries/problems.server.ts";
import { invalidInput } from "../rules.ts";
import type { HidingInput, OwnProfile, ProfileInput } from "./contract.ts";
import { columnsOf } from "./parts/columns.server.ts";
import { changesPhone, loneHalves, phoneOf, referenceProblems } from "./parts/input-problems.server.ts";
import { fieldProblems, filledRows, PROFILE_UNITS } from "./rules.ts";

interface Save {
  accountId: string;
  input: ProfileInput;
  /** The profile as it is. */
  current: OwnProfile;
  catalogue: Catalogue;
  /** Result of the check for banned words. */
  textCheck: TextCheck;
  now?: Date;
}

/** Saves the given fields of a profile, all or nothing, unless others have changed them since. Lock the account before. */
export function saveProfile(
  tx: Db,
  save: Save,
): Promise<Outcome<object, "changedMeanwhile" | "bannedWord" | "invalidInput">> {
  const { version: from, ...change } = save.input;
  const thing = { table: account, where: eq(account.id, save.accountId) };
  return saveChanges(tx, thing, { from, change, current: save.current, units: PROFILE_UNITS }, () =>
    saveFields(tx, save),
  );
}

async function saveFields(tx: Db, save: Save): Promise<Outcome<object, "bannedWord" | "invalidInput">> {
  const { accountId, input, catalogue, textCheck, now = new Date() } = save;
  const today = isoDay(now);
  const whole = await withStored(tx, accountId, input, catalogue);
  const problems = [...fieldProblems(whole, today), ...referenceProblems(whole, catalogue), ...textCheck.refused];
  if (changesPhone(input) && whole.mobilePhone && !phoneOf(whole))
    problems.push({ field: "mobilePhone", reason: "phone" });
  problems.push(...loneHalves(input, whole));
  for (const name of LIST_NAMES) problems.push(...(await problemsOfList(tx, name, accountId, input, catalogue)));
  if (problems.length > 0) return invalidInput(problems);

  const places = new Map<string, RowPlace>();
  for (const name of LIST_NAMES) {
    const allRows: readonly AnyRow[] | undefined = input[name];
    if (!allRows) continue;
    const rows = filledRows(allRows);
    const ids = await replaceList(tx, name, accountId, rows);
    for (const [at, row] of rows.entries())
      places.set(`${name}.${allRows.indexOf(row)}`, { entity: name, entityId: ids[at]! });
  }
  const columns = columnsOf(input, whole, catalogue, today);
  await tx
    .insert(profile)
    .values({ ...columns, accountId })
    .onConflictDoUpdate({ target: profile.accountId, set: { ...columns, updatedAt: sql`now()` } });
  const { name, surname, title, wantsListing } = input;
  await tx
    .update(account)
    .set({
      updatedAt: now,
      ...(name === undefined ? {} : { name }),
      ...(surname === undefined ? {} : { surname }),
      ...(title === undefined ? {} : { title }),
      ...(wantsListing === undefined ? {} : { wantsListing }),
    })
    .where(eq(account.id, accountId));
  await noteByPlace(tx, accountId, textCheck.flagged, places);
  return { ok: true };
}

interface RowPlace {
  entity: ListName;
  entityId: string;
}

/**
 * Records texts to be reviewed. Texts of a row belong to the row, so that a later save of the row alone updates the
 * same record.
 */
async function noteByPlace(
  tx: Db,
  accountId: string,
  flagged: TextCheck["flagged"],
  places: ReadonlyMap<string, RowPlace>,
): Promise<void> {
  for (const { field: path, ...rest } of flagged) {
    const row = path.slice(0, path.lastIndexOf("."));
    const field = path.slice(path.lastIndexOf(".") + 1);
    const place = places.get(row) ?? { entity: "account", entityId: accountId };
    await noteFlagged(tx, { accountId, ...place, flagged: [{ field, ...rest }] });
  }
}

/**
 * The input with stored values for fields that are checked together, such as a city with its country. An amount without
 * a currency is in the first one.
 */
async function withStored(
  tx: Db,
  accountId: string,
  input: ProfileInput,
  { currencies }: Catalogue,
): Promise<ProfileInput> {
  const [stored] = await tx.select().from(profile).where(eq(profile.accountId, accountId));
  const { title, wantsListing } = account;
  const [own] = await tx.select({ title, wantsListing }).from(account).where(eq(account.id, accountId));
  const whole = { ...own, ...(stored && checkedTogether(stored)), ...withoutUndefined(input) };
  const [usual] = currencies.keys();
  return {
    ...whole,
    minSalaryExpectationToJobCurrencyId: whole.minSalaryExpectationToJobCurrencyId ?? usual,
    maxSalaryExpectationToJobCurrencyId: whole.maxSalaryExpectationToJobCurrencyId ?? usual,
  };
}

const withoutUndefined = (input: ProfileInput): ProfileInput =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

function checkedTogether(stored: typeof profile.$inferSelect): ProfileInput {
  return {
    mobilePhoneCode: stored.mobilePhoneCode,
    mobilePhone: stored.mobilePhone,
    countryId: stored.countryId,
    cityId: stored.cityId,
    countyId: stored.countyId,
    minSalaryExpectationToJob: stored.minSalary,
    minSalaryExpectationToJobCurrencyId: stored.minSalaryCurrencyId,
    maxSalaryExpectationToJob: stored.maxSalary,
    maxSalaryExpectationToJobCurrencyId: stored.maxSalaryCurrencyId,
    minShareExpectationToJob: stored.minShare,
    maxShareExpectationToJob: stored.maxShare,
  };
}

/** Problems of one list, named as in the profile: `educations.0.endDate`. Indexes count the rows of the input. */
async function problemsOfList(
  tx: Db,
  name: ListName,
  accountId: string,
  input: ProfileInput,
  catalogue: Catalogue,
): Promise<FieldProblem[]> {
  const allRows: readonly AnyRow[] | undefined = input[name];
  const rows = allRows && filledRows<AnyRow>(allRows);
  const stored = await idsOf(tx, name, accountId);
  const missing = name === "workingPlans" && (rows ?? stored).length === 0;
  if (missing) return [{ field: name, reason: "atLeastOne" }];
  if (!allRows || !rows) return [];
  const foreign = rows
    .filter(({ id }) => id && !stored.includes(id))
    .map((row) => ({ field: `${rows.indexOf(row)}.id`, reason: "unknown" }));
  const hidden = name === "hiddenFrom" ? await hidingProblemsOf(tx, accountId, rows as HidingInput[]) : [];
  const found = [...(await listProblems(tx, name, rows, catalogue)), ...foreign, ...hidden];
  return found.map(({ field, reason }) => {
    const [index, ...rest] = field.split(".");
    return { field: [name, allRows.indexOf(rows[Number(index)]!), ...rest].join("."), reason };
  });
}
