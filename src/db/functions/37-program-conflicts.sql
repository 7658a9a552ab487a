-- What the portal has of a juror and a team that have to do with each other (record 47): only the fact, and where it comes from.

-- Everyone who stands for an application: who has rights on the startup, its team, who wrote and who sent it.
create or replace function program_application_people(of_application uuid, of_startup uuid)
returns table (account_id uuid) language sql stable as $$
  select a.account_id from entity_access a where a.entity_id = of_startup
  union select m.account_id from startup_member m where m.startup_id = of_startup and m.kind = 'team' and m.account_id is not null
  union select p.created_by from program_application p where p.id = of_application and p.created_by is not null
  union select s.sent_by from program_submission s where s.application_id = of_application and s.sent_by is not null
$$;

-- All conflicts of jurors (null: all who have accepted) with applications (null: all that were sent) of a program, in one statement.
-- It goes out from the jurors, who are few, and comes to their people by indexes.
create or replace function program_conflicts_of(of_program uuid, of_jurors uuid[], of_applications uuid[])
returns table (juror_id uuid, application_id uuid, kind text) language sql stable as $$
  with juror as materialized (
    select j.id, j.account_id, who.email from program_juror j join account who on who.id = j.account_id
    where j.program_id = of_program and j.accepted_at is not null and j.removed_at is null
      and (of_jurors is null or j.id = any (of_jurors))
  ), application as materialized (
    select a.id, a.startup_id from program_application a
    where a.program_id = of_program and exists (select from juror)
      and case when of_applications is null then a.sent_at is not null and a.withdrawn_at is null
        else a.id = any (of_applications) end
  ), person as materialized (
    select a.id application_id, a.startup_id, p.account_id
    from application a cross join lateral program_application_people(a.id, a.startup_id) p
  ),
  -- Organizations and startups of jurors, and who else belongs to them. Areas of the platform are neither.
  entity as materialized (
    select j.id juror_id, e.id, e.is_organization from juror j cross join lateral (
      select a.entity_id id, exists (select from organization o where o.id = a.entity_id) is_organization
      from entity_access a where a.account_id = j.account_id
      union select m.organization_id, true from organization_member m where m.account_id = j.account_id
      union select m.startup_id, false from startup_member m where m.account_id = j.account_id and m.kind = 'team'
      offset 0) e
    where e.is_organization or exists (select from startup s where s.id = e.id) or exists (select from service_provider s where s.id = e.id)
  ), colleague as materialized (
    select e.juror_id, e.id entity_id, c.account_id from entity e cross join lateral (
      select a.account_id from entity_access a where a.entity_id = e.id
      union select m.account_id from organization_member m where m.organization_id = e.id and m.account_id is not null
      union select m.account_id from startup_member m where m.startup_id = e.id and m.kind = 'team' and m.account_id is not null
      offset 0) c
  ),
  -- Rounds with a juror or an organization of theirs.
  invested as (
    select j.id juror_id, i.funding_id from juror j join funding_investor i on i.account_id = j.account_id
    union select e.juror_id, i.funding_id from entity e join funding_investor i on i.organization_id = e.id where e.is_organization
  ), portfolio as (
    select v.juror_id, f.startup_id from invested v join funding f on f.id = v.funding_id
    union select e.juror_id, r.startup_id from entity e join portfolio_round r on r.organization_id = e.id
      where e.is_organization and r.state <> 'declined'
  ),
  -- Who invited a juror, and whom a juror has invited.
  invited as (
    select j.id juror_id, coalesce(i.account_id, who.id) account_id from juror j join invitation i on i.sender_id = j.account_id
      left join account who on i.account_id is null and who.email = i.email
    union select j.id, i.sender_id from juror j join invitation i on i.account_id = j.account_id
    union select j.id, i.sender_id from juror j join invitation i on i.email = j.email
  ),
  -- Applications of a juror to any program, and who else stood for them.
  earlier as materialized (
    select e.juror_id, a.id, a.startup_id from entity e join program_application a on a.startup_id = e.id
    union select j.id, a.id, a.startup_id from juror j join program_application a on a.created_by = j.account_id
    union select j.id, a.id, a.startup_id from juror j join program_submission s on s.sent_by = j.account_id
      join program_application a on a.id = s.application_id
  ), together as (
    select e.juror_id, e.startup_id, p.account_id from earlier e cross join lateral program_application_people(e.id, e.startup_id) p
  ),
  wrote as (
    select j.id juror_id, c.high_id account_id from juror j join conversation c on c.low_id = j.account_id
      where exists (select from message m where m.conversation_id = c.id)
    union select j.id, c.low_id from juror j join conversation c on c.high_id = j.account_id
      where exists (select from message m where m.conversation_id = c.id)
  )
  select j.id, p.application_id, 'team' from juror j join person p on p.account_id = j.account_id
  union select j.id, a.id, 'mentor' from juror j join startup_member m on m.account_id = j.account_id and m.kind = 'mentor'
    join application a on a.startup_id = m.startup_id
  union select v.juror_id, a.id, 'investor' from portfolio v join application a on a.startup_id = v.startup_id
  union select c.juror_id, p.application_id, 'organization' from colleague c
    join person p on p.account_id = c.account_id and p.startup_id <> c.entity_id
    join juror j on j.id = c.juror_id and j.account_id <> c.account_id
  union select i.juror_id, p.application_id, 'invitation' from invited i join person p on p.account_id = i.account_id
  union select t.juror_id, p.application_id, 'appliedTogether' from together t
    join person p on p.account_id = t.account_id and p.startup_id <> t.startup_id
    join juror j on j.id = t.juror_id and j.account_id <> t.account_id
  union select w.juror_id, p.application_id, 'message' from wrote w join person p on p.account_id = w.account_id
$$;

-- Writes the conflicts that are not there yet; answers how many. Applications in one order, so that two do not wait for each other.
create or replace function program_find_conflicts(of_program uuid, of_jurors uuid[], of_applications uuid[])
returns integer language plpgsql as $$
declare
  added integer;
begin
  insert into program_conflict (id, program_id, juror_id, application_id, kind)
    select gen_random_uuid(), of_program, c.juror_id, c.application_id, c.kind
    from program_conflicts_of(of_program, of_jurors, of_applications) c
    where not exists (select from program_conflict p
      where p.juror_id = c.juror_id and p.application_id = c.application_id and p.kind = c.kind)
    order by c.application_id, c.juror_id, c.kind
    on conflict do nothing;
  get diagnostics added = row_count;
  return added;
end
$$;

-- What is sent while jurors are there is looked at at once.
create or replace function program_submission_conflicts() returns trigger language plpgsql as $$
begin
  perform program_find_conflicts(a.program_id, null, array_agg(a.id))
    from program_application a
    where a.id in (select s.application_id from sent s) and exists (select from program_juror j where j.program_id = a.program_id and j.accepted_at is not null)
    group by a.program_id;
  return null;
end
$$;
create or replace trigger program_submission_conflicts after insert on program_submission
  referencing new table as sent for each statement execute function program_submission_conflicts();

-- A conflict ends the assignment it stands against, unless a review has begun: then the organizer decides.
create or replace function program_conflict_ends() returns trigger language plpgsql as $$
begin
  -- Whoever begins the review at this moment is waited for.
  perform from program_assignment where juror_id = new.juror_id and application_id = new.application_id for update;
  delete from program_assignment g where g.juror_id = new.juror_id and g.application_id = new.application_id
    and not exists (select from program_review r where r.assignment_id = g.id)
    and not exists (select from program_answer_review r where r.assignment_id = g.id);
  return null;
end
$$;
create or replace trigger program_conflict_ends after insert on program_conflict
  for each row execute function program_conflict_ends();
