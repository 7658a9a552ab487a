-- What the last import wrote, by column as a digest: a value that is another one now was edited here, and stays.
create table startup_import (
  startup_id uuid primary key references startup on delete cascade,
  digests jsonb not null
);
