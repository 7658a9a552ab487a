-- A report gets its file after it is added; nobody sees it before.
alter table report drop constraint report_check1;
alter table report add constraint report_has_file check (not is_active or coalesce(file_key, drawing ->> 'kind') is not null);

-- A category that no report has can be deleted.
alter table report_category drop constraint report_category_id_fkey;
alter table report_category add constraint report_category_id_fkey foreign key (id) references type on delete cascade;
-- Two admins never undo each other silently.
alter table report_category add column version integer not null default 1 check (version > 0);

-- Types and versions say how many reports have them.
create index report_type on report (type_id);
create index report_version on report (version_id);
