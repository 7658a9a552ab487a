-- Rows of the list of who has taken which report.
alter table report_download add column id uuid not null unique default gen_random_uuid();
create index report_download_newest on report_download (created_at desc, id);
