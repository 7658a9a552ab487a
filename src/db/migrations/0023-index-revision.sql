-- A number that is another one after every write that startup_refresh tells the filter index of: what was counted from the
-- index, and from the rows beside it, holds while the number stays.
create table startup_index (
  only_row boolean primary key default true check (only_row),
  revision bigint not null
);
insert into startup_index (revision) values (1);

-- Transactions that refresh. Each counts the revision up once, as it ends: writers wait for each other for no longer than that.
create table startup_refreshing (transaction xid8 primary key);
create function startup_index_changed() returns trigger language plpgsql as $$
begin
  delete from startup_refreshing where transaction = new.transaction;
  update startup_index set revision = revision + 1;
  return null;
end
$$;
create constraint trigger index_changed after insert on startup_refreshing
  deferrable initially deferred for each row execute function startup_index_changed();

alter function startup_refresh(uuid[]) rename to startup_refresh_index;
-- The index and the derived columns of these startups, as their rows say.
create function startup_refresh(ids uuid[]) returns void language plpgsql as $$
begin
  perform startup_refresh_index(ids);
  insert into startup_refreshing values (pg_current_xact_id()) on conflict do nothing;
end
$$;
