-- How often what visitors see has changed: the sum of these rows. A transaction counts in the row of its own connection, so that
-- writers never wait for each other, and whoever reads the new sum also reads what was written.
create table page_revision (
  -- Of the database's process for the connection; 0: connections that have ended.
  process integer primary key,
  revision bigint not null
);
