-- Whoever reports a message hears once what became of it. Reports that were decided before are past that.
alter table message_report add column told_at timestamptz;
update message_report set told_at = now()
  from account where account.id = reported_id and (looked_at is not null or account.locked_at is not null);
create index message_report_untold on message_report (reported_id) where told_at is null;
