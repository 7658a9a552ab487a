-- What the portal has of a juror and a team that have to do with each other (record 75): only the fact, and where it comes from.

-- Everyone who stands for an application: who has rights on the startup, its team, who wrote and who sent it.
create or replace function program_application_people(of_application uuid, of_startup uuid)
returns table (account_id uuid) language sql stable as $$
  select a.account_id from entity_access a where a.entity_id = of_startup
  union select m.account_id from startup_member m where m.startup_id = of_startup and m.kind = 'team' and m.account_id is not null
  union select p.created_by from program_application p where p.id = of_application and p.created_by is not null
  union select s.sent_by from program_submission s where s.application_id = of_application and s.sent_by is not null
$$;

-- The links of jurors (null: all who have accepted) with applications (null: all that were sent) of a program, as they are now, in
-- one statement. A fact that one side alone can make is not certain; `said_by` names that side. It goes out from the jurors, who are
-- few, and comes to their people by indexes.
create or replace function program_links_of(of_program uuid, of_jurors uuid[], of_applications uuid[])
returns table (juror_id uuid, application_id uuid, kind text, is_certain boolean, said_by text) language sql stable as $$
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
  -- Rounds with a juror or an organization of theirs (record 71): what the startup alone says of them is not certain.
  invested as (
    select j.id juror_id, i.funding_id, i.signature from juror j join funding_investor i on i.account_id = j.account_id
    union select e.juror_id, i.funding_id, i.signature from entity e join funding_investor i on i.organization_id = e.id where e.is_organization
  ), portfolio as (
    select v.juror_id, f.startup_id, v.signature = 'confirmed' is_certain from invested v join funding f on f.id = v.funding_id
      where v.signature <> 'refused'
    union select e.juror_id, r.startup_id, true from entity e join portfolio_round r on r.organization_id = e.id
      where e.is_organization and r.state <> 'declined'
  ),
  -- Whom a juror has invited, and who invited a juror; certain once it was accepted.
  invited as (
    select j.id juror_id, coalesce(i.account_id, who.id) account_id, i.status = 'accepted' is_certain, 'juror' said_by
      from juror j join invitation i on i.sender_id = j.account_id
      left join account who on i.account_id is null and who.email = i.email
    union select j.id, i.sender_id, i.status = 'accepted', 'applicant' from juror j join invitation i on i.account_id = j.account_id
    union select j.id, i.sender_id, i.status = 'accepted', 'applicant' from juror j join invitation i on i.email = j.email
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
    select j.id juror_id, w.account_id, case m.sender_id when j.account_id then 'juror' else 'applicant' end said_by
    from juror j cross join lateral (
      select c.id, c.high_id account_id from conversation c where c.low_id = j.account_id
      union all select c.id, c.low_id from conversation c where c.high_id = j.account_id
      offset 0) w
    cross join lateral (select distinct m.sender_id from message m where m.conversation_id = w.id) m
  ), link (juror_id, application_id, kind, is_certain, said_by) as (
    select j.id, p.application_id, 'team', true, null from juror j join person p on p.account_id = j.account_id
    union select j.id, a.id, 'mentor', true, null from juror j join startup_member m on m.account_id = j.account_id and m.kind = 'mentor'
      join application a on a.startup_id = m.startup_id
    union select v.juror_id, a.id, 'investor', v.is_certain, case when not v.is_certain then 'applicant' end
      from portfolio v join application a on a.startup_id = v.startup_id
    -- A house that hosts the startup, or has: certain once both have said so.
    union select e.juror_id, a.id, 'organization', f.signature = 'confirmed', case when f.signature <> 'confirmed' then
        case f.said_by when 'startup' then 'applicant' else 'juror' end end
      from entity e join startup_affiliation f on f.organization_id = e.id and f.signature <> 'refused'
      join application a on a.startup_id = f.startup_id
      where e.is_organization
    -- A juror asks to join the startup.
    union select j.id, a.id, 'invitation', false, 'juror' from juror j join startup_join_wish w on w.account_id = j.account_id
      join application a on a.startup_id = w.startup_id
    union select c.juror_id, p.application_id, 'organization', true, null from colleague c
      join person p on p.account_id = c.account_id and p.startup_id <> c.entity_id
      join juror j on j.id = c.juror_id and j.account_id <> c.account_id
    union select i.juror_id, p.application_id, 'invitation', i.is_certain, case when not i.is_certain then i.said_by end
      from invited i join person p on p.account_id = i.account_id join juror j on j.id = i.juror_id and j.account_id <> i.account_id
    union select t.juror_id, p.application_id, 'appliedTogether', true, null from together t
      join person p on p.account_id = t.account_id and p.startup_id <> t.startup_id
      join juror j on j.id = t.juror_id and j.account_id <> t.account_id
    -- At a time, as far as the years are known: everyone of a large university would be suspected otherwise.
    union select j.id, p.application_id, 'department', false, null
      from juror j join profile_education own on own.account_id = j.account_id
      join person p on p.account_id <> j.account_id
      join profile_education theirs on theirs.account_id = p.account_id and theirs.school_id = own.school_id
        and theirs.department_id = own.department_id
        and own.start_date <= coalesce(theirs.end_date, 'infinity') and theirs.start_date <= coalesce(own.end_date, 'infinity')
    union select w.juror_id, p.application_id, 'message', false, w.said_by from wrote w join person p on p.account_id = w.account_id
  )
  -- What both sides did is said by neither alone.
  select juror_id, application_id, kind, bool_or(is_certain),
    case when not bool_or(is_certain) and count(distinct said_by) = 1 then min(said_by) end
  from link group by juror_id, application_id, kind
$$;

-- Writes the links that are not there yet, while the program is not decided; answers how many it wrote. What became certain, or what
-- the other side has answered, was not known when the organizer decided: it waits anew. Applications in one order, so that two do not
-- wait for each other.
create or replace function program_find_conflicts(of_program uuid, of_jurors uuid[], of_applications uuid[])
returns integer language plpgsql as $$
declare
  written integer;
begin
  if not exists (select from program where id = of_program and decided_at is null and deleted_at is null) then return 0; end if;
  insert into program_conflict (id, program_id, juror_id, application_id, kind, is_certain, said_by)
    select gen_random_uuid(), of_program, l.juror_id, l.application_id, l.kind, l.is_certain, l.said_by
    from program_links_of(of_program, of_jurors, of_applications) l
    where not exists (select from program_conflict p
      where p.juror_id = l.juror_id and p.application_id = l.application_id and p.kind = l.kind
        and (p.is_certain or not l.is_certain and (p.said_by is null or p.said_by = l.said_by)))
    order by l.application_id, l.juror_id, l.kind
    on conflict (juror_id, application_id, kind) do update set is_certain = excluded.is_certain,
      said_by = case when program_conflict.said_by = excluded.said_by then excluded.said_by end,
      decision = null, reason = null, decided_by = null, decided_at = null;
  get diagnostics written = row_count;
  return written;
end
$$;

-- Looks for the conflicts of a juror in all programs that are not decided: before anything is read or saved for them.
create or replace function program_find_conflicts_of(of_account uuid) returns void language sql as $$
  select program_find_conflicts(j.program_id, array[j.id], array(select g.application_id from program_assignment g where g.juror_id = j.id))
  from program_juror j where j.account_id = of_account and j.accepted_at is not null and j.removed_at is null
    and exists (select from program_phase h where h.program_id = j.program_id and h.is_active)
  order by j.program_id
$$;

-- Looks for conflicts where a link with these accounts or startups has arisen: those among them who are jurors, and the applications
-- that they stand for.
create or replace function program_find_conflicts_around(of_accounts uuid[], of_startups uuid[]) returns void language plpgsql as $$
begin
  perform program_find_conflicts(found.program_id, found.jurors, found.applications)
  from (
    select j.program_id, array_agg(j.id) jurors, null::uuid[] applications
    from program_juror j where j.account_id = any (of_accounts) and j.accepted_at is not null and j.removed_at is null
    group by j.program_id
    union all select a.program_id, null, array_agg(distinct a.id)
    from (
      select x.id from program_application x where x.startup_id = any (of_startups)
      union select x.id from program_application x where x.created_by = any (of_accounts)
      union select s.application_id from program_submission s where s.sent_by = any (of_accounts)
      union select x.id from entity_access e join program_application x on x.startup_id = e.entity_id where e.account_id = any (of_accounts)
      union select x.id from startup_member m join program_application x on x.startup_id = m.startup_id
        where m.account_id = any (of_accounts) and m.kind = 'team'
    ) one join program_application a on a.id = one.id and a.sent_at is not null and a.withdrawn_at is null
    where exists (select from program_juror j where j.program_id = a.program_id and j.accepted_at is not null and j.removed_at is null)
    group by a.program_id
    order by 1
  ) found;
end
$$;

-- A link arises: it is looked at within the transaction that makes it, so that nobody reads or saves in between.
create or replace function program_link_arises() returns trigger language plpgsql as $$
declare
  accounts uuid[];
  startups uuid[];
begin
  case tg_table_name
    when 'entity_access' then accounts := array[new.account_id]; startups := array[new.entity_id];
    when 'startup_member' then accounts := array[new.account_id]; startups := array[new.startup_id];
    when 'profile_education' then accounts := array[new.account_id];
    when 'organization_member' then accounts := array[new.account_id];
    when 'portfolio_round', 'startup_affiliation' then startups := array[new.startup_id];
    when 'startup_join_wish' then accounts := array[new.account_id];
    when 'funding_investor' then select array[f.startup_id] into startups from funding f where f.id = new.funding_id;
    when 'invitation' then
      accounts := array[new.sender_id, new.account_id, (select a.id from account a where a.email = new.email)];
    when 'message' then select array[c.low_id, c.high_id] into accounts from conversation c where c.id = new.conversation_id;
  end case;
  -- Words, invitations and wishes tie a juror to somebody: without a juror among them there is nothing to find.
  if tg_table_name in ('message', 'invitation', 'startup_join_wish') and not exists (select from program_juror j
    where j.account_id = any (accounts) and j.removed_at is null) then return null; end if;
  perform program_find_conflicts_around(accounts, startups);
  return null;
end
$$;
create or replace trigger program_link_arises after insert or update of account_id, entity_id on entity_access
  for each row execute function program_link_arises();
create or replace trigger program_link_arises after insert or update of account_id, startup_id, kind on startup_member
  for each row when (new.account_id is not null) execute function program_link_arises();
create or replace trigger program_link_arises after insert or update of account_id, organization_id on organization_member
  for each row when (new.account_id is not null) execute function program_link_arises();
create or replace trigger program_link_arises after insert or update of account_id, organization_id, signature on funding_investor
  for each row when (num_nonnulls(new.account_id, new.organization_id) > 0 and new.signature <> 'refused') execute function program_link_arises();
create or replace trigger program_link_arises after insert or update of state on portfolio_round
  for each row when (new.state <> 'declined') execute function program_link_arises();
create or replace trigger program_link_arises after insert or update of account_id, status on invitation
  for each row execute function program_link_arises();
create or replace trigger program_link_arises after insert or update of school_id, department_id, start_date, end_date on profile_education
  for each row when (new.school_id is not null and new.department_id is not null and new.start_date is not null)
  execute function program_link_arises();
create or replace trigger program_link_arises after insert or update of organization_id, signature on startup_affiliation
  for each row when (new.organization_id is not null and new.signature <> 'refused') execute function program_link_arises();
create or replace trigger program_link_arises after insert on startup_join_wish
  for each row execute function program_link_arises();
create or replace trigger program_link_arises after insert on message
  for each row execute function program_link_arises();

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

-- A conflict that blocks ends the assignment it stands against, and says so; a review that has begun stays there, set aside.
create or replace function program_conflict_ends() returns trigger language plpgsql as $$
begin
  -- Whoever begins the review at this moment is waited for.
  perform from program_assignment where juror_id = new.juror_id and application_id = new.application_id for update;
  delete from program_assignment g where g.juror_id = new.juror_id and g.application_id = new.application_id
    and not exists (select from program_review r where r.assignment_id = g.id)
    and not exists (select from program_answer_review r where r.assignment_id = g.id);
  if found then update program_conflict set has_freed = true where id = new.id; end if;
  return null;
end
$$;
create or replace trigger program_conflict_ends after insert or update on program_conflict
  for each row when (new.blocks) execute function program_conflict_ends();

create or replace function program_shown_answers(of_form uuid, answers jsonb) returns jsonb language sql stable as $$
  select jsonb_object_agg(q.key, answers -> q.id::text) from program_question q
  where q.form_id = of_form and not q.is_hidden_from_jurors and answers ? q.id::text
$$;

-- Whether the text that a juror has read was changed since: answers that jurors see, by the keys of their questions, or the presentation.
create or replace function program_text_changed(read_submission uuid, of_application uuid) returns boolean language sql stable as $$
  select coalesce((
    select (program_shown_answers(u.form_id, u.answers), u.presentation_file)
      is distinct from (program_shown_answers(v.form_id, v.answers), v.presentation_file)
    from program_submission u cross join lateral (
      select * from program_submission x where x.application_id = of_application order by x.number desc limit 1) v
    where u.id = read_submission and v.number > u.number), false)
$$;

-- The one place that says what a review is worth: every list, counter, ranking and paper reads the state here. Only finished ones count.
create or replace view program_review_state as
  select a.id assignment_id, a.program_id, a.phase_id, a.application_id, a.juror_id, r.id review_id, r.submission_id, r.finished_at,
    case
      when exists (select from program_conflict c where c.juror_id = a.juror_id and c.application_id = a.application_id and c.blocks) then 'setAside'
      when r.id is null then 'assigned'
      when r.finished_at is null then 'begun'
      when r.has_abstained then 'abstained'
      else 'finished'
    end state
  from program_assignment a left join program_review r on r.assignment_id = a.id;

-- An insider who reviews: while a blind phase of a program is to come or runs, its jurors read no names, whatever rights they have
-- (record 76). Whoever has left the jury after it began, or begun a review in it, stays so, also when the jury goes on without them.
create or replace function program_hides_names(of_program uuid, from_account uuid) returns boolean language sql stable as $$
  select exists (
    select from program p join program_phase h on h.program_id = p.id and h.is_blind and h.finishes_at > now()
    join account reader on reader.id = from_account
    join program_juror j on j.program_id = p.id and (j.account_id = reader.id or j.email = reader.email)
    where p.id = of_program and p.decided_at is null and (
      j.account_id = reader.id and j.accepted_at is not null and j.removed_at is null
      or j.left_at >= h.starts_at
      or exists (select from program_review_state w where w.juror_id = j.id and w.phase_id = h.id and w.review_id is not null)))
$$;
