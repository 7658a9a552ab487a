-- A startup is not there without its team: whoever added it, and manages it still, is the first of it. Of those that staff added or an
-- import did, the team is unknown.
with founder as (
  select s.id startup_id, a.id account_id, a.name || ' ' || a.surname as name, a.locale
  from startup s
  join account a on a.id = s.created_by
  where not exists (select from startup_member m where m.startup_id = s.id and m.kind = 'team')
    and exists (
      select from entity_access e
      where e.account_id = a.id and e.entity_id = s.id and 0 = any (e.scopes) and (e.expires_at is null or e.expires_at > now())
    )
    -- Admins, moderators and special admins.
    and not exists (
      select from entity_access e
      where e.account_id = a.id and e.entity_id in (
        '01900000-0000-7000-8000-0000000000a1', '01900000-0000-7000-8000-0000000000a2', '01900000-0000-7000-8000-0000000000a3'
      )
    )
), added as (
  insert into startup_member (id, startup_id, kind, account_id, name, title)
  select gen_random_uuid(), startup_id, 'team', account_id, name, case locale when 'tr' then 'Kurucu' else 'Founder' end from founder
  returning startup_id
)
-- The team is one of the 25 parts that make an entry complete. The index is built anew by the file of its terms, which has changed with this.
update startup set fullness = fullness + 4 where id in (select startup_id from added);
