import type pg from "pg";

interface Found {
  noun: string;
  kind: "people" | "ecosystem";
  /** Selects id, name, other (the name in the other language), seo_url. */
  rows: string;
}

/** Writes rows that triggers of the search would write one by one, while `work` writes theirs without those triggers. */
export async function fillWithSearch(
  client: pg.ClientBase,
  table: string,
  { noun, kind, rows }: Found,
  work: () => Promise<void>,
): Promise<void> {
  const triggers = async (to: "disable" | "enable") => {
    const { rows: found } = await client.query<{ name: string }>(
      "select tgname name from pg_trigger where tgrelid = $1::regclass and tgname like 'search%'",
      [table],
    );
    for (const { name } of found) await client.query(`alter table ${table} ${to} trigger ${name}`);
  };
  await triggers("disable");
  await work();
  await triggers("enable");
  await client.query(
    `insert into search_entry (kind, noun, entity_id, name, seo_url, compact, short)
     select $1, $2, id, name, seo_url, search_compact(name), nullif(search_compact(coalesce(other, search_core(name))), search_compact(name))
     from (${rows}) found on conflict do nothing`,
    [kind, noun],
  );
  await client.query(
    `insert into search_word (kind, entity_id, word)
     select $1, id, word from (${rows}) found cross join lateral search_words(concat_ws(' ', name, other)) word on conflict do nothing`,
    [kind],
  );
  await client.query(
    `insert into search_vocabulary (word)
     select distinct word collate "C" from (${rows}) found cross join lateral search_words(concat_ws(' ', name, other)) word
     where length(word) between 4 and 40 order by 1 on conflict do nothing`,
  );
}
