-- Forms of texts for comparing and sorting. Generated columns and indexes hold their values: when a value of `fold` or
-- `turkish_order` changes, a migration has to rewrite those columns and indexes.

-- The search form of a text; the twin of `fold` in src/shared/fold.ts, tested with the same cases.
-- lower() needs a collation that knows all letters: "pg_c_utf8" from PostgreSQL 17, the database's own before. That one may
-- write a sigma at the end of a word as ς.
do $do$
begin
  execute format($fn$
    create or replace function fold(value text) returns text language sql immutable strict parallel safe as $body$
      select translate(lower(translate(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'), 'IıłŁđĐøØ', 'iillddoo') %s), 'ς', 'σ')
    $body$ $fn$,
    case when exists (select from pg_collation where collname = 'pg_c_utf8') then 'collate "pg_c_utf8"' else '' end);
end
$do$;

-- Order of the Turkish alphabet for plain byte comparison: "~" comes after every letter, so ç = "c~" stands between c and d,
-- and ı = "h~" between h and i.
-- "return", not "as $$": what it calls is bound when it is made, so that a dump can be restored, which looks no name up.
create or replace function turkish_order(value text) returns text language sql immutable strict parallel safe
  return fold(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    normalize(value, nfc), 'İ', 'i'), 'I', 'h~'), 'ı', 'h~'), 'Ç', 'c~'), 'ç', 'c~'), 'Ğ', 'g~'), 'ğ', 'g~'),
    'Ö', 'o~'), 'ö', 'o~'), 'Ş', 's~'), 'ş', 's~'), 'Ü', 'u~'), 'ü', 'u~'));
