import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { foldedWords } from "#shared/fold.ts";
import type { FilterInput } from "#shared/list/filter.ts";
import { rowOf } from "#shared/list/list.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { sharedApp } from "#testing/app.ts";
import { LISTS } from "#testing/lists.ts";
import { signedIn } from "#testing/members.ts";
import { seedDemo } from "./seed-demo.ts";

const app = sharedApp(seedDemo);

interface Named {
  id?: string;
  programId?: string;
  name?: string;
  title?: string;
}

/** The longest word, with two of its letters swapped. */
function mistyped(words: string[]): string[] {
  const [longest = ""] = words.toSorted((a, b) => b.length - a.length);
  return words.map((word) => (word === longest ? word.slice(0, 2) + word[3] + word[2] + word.slice(4) : word));
}

describe.each(LISTS)("the empty list of $kind", ({ kind, calls, source: { list, table } }) => {
  const ask = async (filter: FilterInput) => {
    const { token } = await signedIn(app().db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] });
    const values = await app().call(calls.availableValues, { body: { filter } }, { token });
    expect(values.status, JSON.stringify(values.data)).toBe(200);
    const { totalCount } = (await app().call(calls.page, { body: { filter, pageSize: 1 } }, { token })).data;
    return { ...values.data, totalCount };
  };
  /** A row with a name of its own, whose longest word takes a mistake, and a choice that leaves it out. */
  const rowAndOther = async () => {
    const { token } = await signedIn(app().db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] });
    const page = await app().call(calls.page, { body: { pageSize: 100 } }, { token });
    expect(page.status, page.message).toBe(200);
    const { rows } = page.data;
    const named = (rows as Named[]).map(({ id, programId, name, title }) => ({
      id: id ?? programId,
      words: foldedWords(name ?? title ?? ""),
    }));
    const isAlone = ({ words }: (typeof named)[number]) =>
      named.filter((other) => other.words.join(" ").startsWith(words.join(" "))).length === 1;
    const row = named.find(
      (one) =>
        isAlone(one) &&
        one.words.length <= 8 &&
        one.words.some((word) => word.length > 6 && word[2] !== word[3] && /[a-z]/.test(word)),
    )!;
    const { data } = await ask({});
    for (const [facet, field] of Object.entries(list.facets)) {
      const { kind: filterKind, needs, lookup, term } = rowOf(list, field);
      if (filterKind !== "choice" || needs || lookup || !term) continue;
      for (const { id, count } of data[facet]!) {
        const filter = { words: row.words, [field]: [id] };
        if (count && (await ask(filter)).totalCount === 0) return { row, field, choice: { [field]: [id] } };
      }
    }
    throw new Error(`No choice of ${kind} leaves out ${row.words.join(" ")}.`);
  };

  test("an empty list says what dropping each filter brings and nearest names", async () => {
    const { row, field, choice } = await rowAndOther();
    const words = mistyped(row.words);
    expect((await ask({ words: row.words })).nearest, "only where nothing is left").toEqual([]);
    const empty = await ask({ ...choice, words });
    expect(empty.totalCount).toBe(0);
    expect(empty.drops).toEqual([
      { field: "words", totalCount: (await ask(choice)).totalCount },
      { field, totalCount: 0 },
    ]);
    expect(empty.nearest[0]).toMatchObject({ id: row.id });
    expect(empty.nearest.length).toBeLessThanOrEqual(5);
    // By its right name, too.
    expect((await ask({ ...choice, words: row.words })).nearest[0]).toMatchObject({ id: row.id });
    expect((await ask({ words: ["qxzwvjk"] })).nearest).toEqual([]);
    for (const hostile of ["x".repeat(120), "%", "\u200f\u202e", "😀", "<b>%ff</b>", "\\m"]) {
      const { status } = await app().call(calls.availableValues, { body: { filter: { words: [hostile] } } });
      expect([200, 400, 401], hostile).toContain(status);
    }
    await app().db.execute(
      kind === "talents"
        ? sql`update account set locked_at = now() where id = ${row.id}`
        : sql`with hidden as (update ${sql.raw(table)} set ${sql.raw(kind === "reports" ? "withdrawn_at = now()" : "is_visible = false")} where id = ${row.id} returning 1) select * from hidden`,
    );
    await app().db.execute(sql`select list_refresh(${kind}, array[${row.id}::uuid])`);
    expect((await ask({ ...choice, words })).nearest.map(({ id }) => id)).not.toContain(row.id);
  });
});
