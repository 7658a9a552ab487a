-- The file itself, so that another sheet or header can be chosen before its columns are mapped; of older uploads it is gone.
alter table import_file add column original bytea;

-- The place of the table in its file, and the first rows to choose another one by.
alter table import_run
  add column sheet text not null default '',
  add column sheets jsonb not null default '[]',
  add column header_row integer not null default 1 check (header_row > 0),
  add column header_rows integer not null default 1 check (header_rows in (1, 2)),
  add column top jsonb not null default '[]';
