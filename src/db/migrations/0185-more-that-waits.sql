-- When a file was first fetched; those from before do not wait.
alter table list_export add column downloaded_at timestamptz;
update list_export set downloaded_at = finished_at where finished_at is not null;
create index list_export_ready on list_export (account_id) where file_key is not null and downloaded_at is null;

-- Invitations to juries that wait for an answer, by address.
create index program_juror_open on program_juror (email)
  where accepted_at is null and declined_at is null and removed_at is null;
