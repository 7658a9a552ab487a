-- Open streams of an account look whether they may go on: a session has ended, or the account was locked (record 44).
create or replace function sessions_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_event', account_id::text) from (select distinct account_id from gone) ended;
  return null;
end $$;
create or replace trigger sessions_ended after delete on session
  referencing old table as gone for each statement execute function sessions_ended();

create or replace function account_locked() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_event', new.id::text);
  return null;
end $$;
create or replace trigger account_locked after update of locked_at on account
  for each row when (old.locked_at is distinct from new.locked_at) execute function account_locked();
