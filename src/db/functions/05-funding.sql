-- `funding.is_listed`: a round everyone may see, not private, of a startup that is visible and not deleted. It stands on the
-- round, so that lists and totals of rounds read one index and no other table; so does the ordinal of its startup.
create or replace function funding_is_listed() returns trigger language plpgsql as $$
begin
  select ordinal, is_visible and deleted_at is null and not new.is_private into new.startup_ordinal, new.is_listed
    from startup where id = new.startup_id;
  -- The foreign key refuses it, which is clearer than a column without a value.
  if not found then
    new.startup_ordinal := -1;
    new.is_listed := false;
  end if;
  return new;
end
$$;
create or replace trigger is_listed before insert or update of startup_id, startup_ordinal, is_private, is_listed on funding
  for each row execute function funding_is_listed();

create or replace function startup_lists_fundings() returns trigger language plpgsql as $$
begin
  update funding set is_listed = false where startup_id = new.id and not is_private;
  return null;
end
$$;
create or replace trigger list_fundings after update of is_visible, deleted_at on startup for each row
  when ((old.is_visible and old.deleted_at is null) is distinct from (new.is_visible and new.deleted_at is null))
  execute function startup_lists_fundings();

-- `funding_day`: exact sums of the listed rounds by the day they were announced ('-infinity': no day), so that a total over
-- a million rounds adds some thousand rows. Money that nobody signed beside the startup stands apart.
create or replace function sum_fundings() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from funding_day;
  elsif tg_op = 'INSERT' then
    insert into funding_day
      select coalesce(announced_date, '-infinity'), count(*), coalesce(sum(amount_usd) filter (where signed_by is not null), 0),
        coalesce(sum(amount_usd) filter (where signed_by is null), 0)
      from added where is_listed group by 1 order by 1
      on conflict (day) do update set rounds = funding_day.rounds + excluded.rounds, usd = funding_day.usd + excluded.usd,
        said_usd = funding_day.said_usd + excluded.said_usd;
  elsif tg_op = 'DELETE' then
    insert into funding_day
      select coalesce(announced_date, '-infinity'), -count(*), -coalesce(sum(amount_usd) filter (where signed_by is not null), 0),
        -coalesce(sum(amount_usd) filter (where signed_by is null), 0)
      from removed where is_listed group by 1 order by 1
      on conflict (day) do update set rounds = funding_day.rounds + excluded.rounds, usd = funding_day.usd + excluded.usd,
        said_usd = funding_day.said_usd + excluded.said_usd;
  else
    insert into funding_day
      select day, sum(rounds), coalesce(sum(usd) filter (where is_signed), 0), coalesce(sum(usd) filter (where not is_signed), 0) from (
        select coalesce(announced_date, '-infinity') as day, 1 as rounds, coalesce(amount_usd, 0) as usd, signed_by is not null as is_signed
        from added where is_listed
        union all
        select coalesce(announced_date, '-infinity'), -1, -coalesce(amount_usd, 0), signed_by is not null from removed where is_listed
      ) change group by 1
      having sum(rounds) <> 0 or sum(usd) filter (where is_signed) <> 0 or sum(usd) filter (where not is_signed) <> 0 order by 1
      on conflict (day) do update set rounds = funding_day.rounds + excluded.rounds, usd = funding_day.usd + excluded.usd,
        said_usd = funding_day.said_usd + excluded.said_usd;
  end if;
  return null;
end
$$;
create or replace trigger sum_added after insert on funding referencing new table as added
  for each statement execute function sum_fundings();
create or replace trigger sum_changed after update on funding referencing new table as added old table as removed
  for each statement execute function sum_fundings();
create or replace trigger sum_removed after delete on funding referencing old table as removed
  for each statement execute function sum_fundings();
create or replace trigger sum_truncated after truncate on funding for each statement execute function sum_fundings();

-- Rounds by sector and year are read from all rounds, for the home page: again only where one of what they are read from has changed. Rounds,
-- which hide and appear with their startups; its sector; names of types. Counted as revisions of lists are, by each connection for itself.
create or replace function funding_sectors_changed() returns trigger language plpgsql as $$
begin
  -- Once a transaction, as `page_revision_raise` does: an update of many startups would write the row once for each of them.
  if coalesce(current_setting('kovan.funding_sectors', true), '') = '' then
    insert into list_revision as r (kind, process, revision) values ('rounds by sector', pg_backend_pid(), 1)
      on conflict (kind, process) do update set revision = r.revision + 1;
    perform set_config('kovan.funding_sectors', 'raised', true);
  end if;
  return null;
end
$$;
do $$
declare
  name text;
begin
  foreach name in array array['funding', 'type'] loop
    if not exists (select from pg_trigger where tgrelid = name::regclass and tgname = 'funding_sectors_changed') then
      execute format('create or replace trigger funding_sectors_changed after insert or update or delete or truncate on %I
        for each statement execute function funding_sectors_changed()', name);
    end if;
  end loop;
  if not exists (select from pg_trigger where tgrelid = 'startup'::regclass and tgname = 'funding_sectors_changed') then
    create or replace trigger funding_sectors_changed after update on startup for each row
      when (old.sector_id is distinct from new.sector_id) execute function funding_sectors_changed();
  end if;
end
$$;
