-- What constraints of one row cannot say of programs, applications and the jury (record 47).

-- At the end of a transaction the weights of a published program sum to 100. A draft may still be written. Write categories inside
-- a transaction, as every command does: the embedded database does not survive a deferred refusal of a single statement.
create or replace function program_weights_check() returns trigger language plpgsql as $$
declare
  checked uuid;
  total bigint;
begin
  if tg_table_name = 'program' then checked := new.id;
  elsif tg_op = 'DELETE' then checked := old.program_id;
  else checked := new.program_id;
  end if;
  if not exists (select from program where id = checked and not is_draft and deleted_at is null) then return null; end if;
  -- Null without categories: programs of older releases have none.
  select sum(weight) into total from program_review_category where program_id = checked;
  if total <> 100 then
    raise exception 'the weights of program % sum to %', checked, total using errcode = 'check_violation', constraint = 'program_weights';
  end if;
  return null;
end
$$;
drop trigger if exists program_weights on program_review_category;
create constraint trigger program_weights after insert or update or delete on program_review_category
  deferrable initially deferred for each row execute function program_weights_check();
drop trigger if exists program_weights on program;
create constraint trigger program_weights after insert or update of is_draft on program
  deferrable initially deferred for each row execute function program_weights_check();

-- A form that somebody has begun to answer does not change.
create or replace function program_form_frozen() returns trigger language plpgsql as $$
declare changed program_question := coalesce(new, old);
begin
  -- Where the form itself is deleted, its questions go with it.
  if exists (select from program_form where id = changed.form_id)
    and (exists (select from program_application where form_id = changed.form_id)
      or exists (select from program_submission where form_id = changed.form_id)) then
    raise exception 'the form % has applications', changed.form_id
      using errcode = 'restrict_violation', constraint = 'program_form_frozen';
  end if;
  return changed;
end
$$;
create or replace trigger program_form_frozen before insert or update or delete on program_question
  for each row execute function program_form_frozen();

-- What was sent, and rows of minutes, stay as they are.
create or replace function never_changes() returns trigger language plpgsql as $$
begin
  raise exception '% never changes', tg_table_name using errcode = 'restrict_violation', constraint = 'never_changes';
end
$$;
create or replace trigger never_changes before update on program_submission
  for each row when ((old.application_id, old.number, old.form_id, old.answers, old.profile, old.presentation_file, old.sent_at)
    is distinct from (new.application_id, new.number, new.form_id, new.answers, new.profile, new.presentation_file, new.sent_at))
  execute function never_changes();
create or replace trigger never_changes before update on program_minutes_row for each row execute function never_changes();

-- A juror with a conflict is not given the application, whoever asks. Both lock the application, so that none slips past the other.
create or replace function program_assignment_check() returns trigger language plpgsql as $$
begin
  perform from program_application where id = new.application_id for no key update;
  if tg_table_name = 'program_assignment'
    and exists (select from program_conflict where juror_id = new.juror_id and application_id = new.application_id and blocks) then
    raise exception 'a conflict stands against the assignment' using errcode = 'restrict_violation', constraint = 'program_conflict';
  end if;
  return new;
end
$$;
create or replace trigger program_assignment_check before insert or update of application_id, juror_id on program_assignment
  for each row execute function program_assignment_check();
create or replace trigger program_assignment_check before insert on program_conflict
  for each row execute function program_assignment_check();

-- Of a juror whose account is deleted the scores stay, without a person; what they have not begun is free again.
create or replace function program_juror_forgotten() returns trigger language plpgsql as $$
begin
  -- Whoever is invited anew has an account still, or never had one.
  if exists (select from account where id = old.account_id) then return new; end if;
  new.email := null;
  new.name := null;
  new.token_hash := null;
  new.removed_at := coalesce(new.removed_at, now());
  perform from program_assignment where juror_id = new.id order by id for update;
  delete from program_assignment g where g.juror_id = new.id
    and not exists (select from program_review r where r.assignment_id = g.id)
    and not exists (select from program_answer_review r where r.assignment_id = g.id);
  return new;
end
$$;
create or replace trigger program_juror_forgotten before update of account_id on program_juror
  for each row when (old.account_id is not null and new.account_id is null) execute function program_juror_forgotten();
