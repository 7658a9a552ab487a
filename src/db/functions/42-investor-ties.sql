-- Who writes a startup, is in its team or has added it. Who runs the site adds entries for others.
create or replace function startup_runners(of_startup uuid) returns table (account_id uuid) language sql stable as $$
  (select a.account_id from entity_access a
    where a.entity_id = of_startup and a.scopes && '{0,2,6,14}' and (a.expires_at is null or a.expires_at > now())
  union select m.account_id from startup_member m where m.startup_id = of_startup and m.kind = 'team' and m.account_id is not null
  union select s.created_by from startup s where s.id = of_startup and s.created_by is not null)
  except select a.account_id from entity_access a
    where a.entity_id in ('01900000-0000-7000-8000-0000000000a1', '01900000-0000-7000-8000-0000000000a2', '01900000-0000-7000-8000-0000000000a3')
      and (a.expires_at is null or a.expires_at > now())
$$;

-- Who invests as a person, and who writes the organization that invests or has added it.
create or replace function investor_runners(of_organization uuid, of_account uuid) returns table (account_id uuid) language sql stable as $$
  select of_account where of_account is not null
  union select a.account_id from entity_access a
    where a.entity_id = of_organization and a.scopes && '{0,2}' and (a.expires_at is null or a.expires_at > now())
  union select o.created_by from organization o where o.id = of_organization and o.created_by is not null
$$;

-- A right or a place in a team arises: whose confirmed money was counted, and who runs the startup now as well, is looked at again (record 89).
create or replace function investor_tie_arises() returns trigger language plpgsql as $$
declare
  entity uuid;
begin
  case tg_table_name
    when 'entity_access' then entity := new.entity_id;
    when 'startup_member' then entity := new.startup_id;
  end case;
  insert into investor_check (id, state, decided_at, tied_at)
    select distinct coalesce(counted.organization_id, counted.account_id), 'accepted', now(), now()
    from (
      select f.startup_id, i.organization_id, i.account_id from funding f join funding_investor i on i.funding_id = f.id
        where f.startup_id = entity and f.signed_by = 'investor' and i.signature = 'confirmed'
      union select f.startup_id, i.organization_id, i.account_id from funding_investor i join funding f on f.id = i.funding_id
        where i.organization_id = entity and f.signed_by = 'investor' and i.signature = 'confirmed'
    ) counted
    where coalesce(counted.organization_id, counted.account_id) is not null
      and new.account_id in (select r.account_id from startup_runners(counted.startup_id) r)
      and new.account_id in (select r.account_id from investor_runners(counted.organization_id, counted.account_id) r)
  on conflict (id) do update set tied_at = excluded.tied_at where investor_check.state = 'accepted';
  return null;
end
$$;
create or replace trigger investor_tie_arises after insert or update of account_id, entity_id, scopes on entity_access
  for each row execute function investor_tie_arises();
create or replace trigger investor_tie_arises after insert or update of account_id, startup_id, kind on startup_member
  for each row when (new.account_id is not null) execute function investor_tie_arises();
