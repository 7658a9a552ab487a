-- Any text of the site is one row: its kind says which named fields it has, in both languages. Besides pages of text these are the
-- testimonials, and the texts of the pages of programs and of earthquake help.
alter table content add column kind text not null default 'page', add column texts jsonb;
update content set texts = (
  select jsonb_object_agg(wanted.locale, jsonb_build_object('title', found.title, 'description', found.description, 'body', found.body))
  from (values ('en'), ('tr')) wanted (locale)
    cross join lateral (
      select * from content one where one.key = content.key order by one.locale <> wanted.locale limit 1
    ) found
), version = (select max(one.version) from content one where one.key = content.key);

-- Whose translation is out of date follows from the versions.
alter table content_version add column is_complete boolean not null default false;
update content_version set is_complete = true
  where exists (select from content where content.key = content_version.key and content.checked_at = content_version.published_at);

delete from content using content other where other.key = content.key and other.locale < content.locale;
alter table content drop column locale, drop column title, drop column description, drop column body, drop column checked_at;
alter table content alter column kind drop default, alter column texts set not null;
alter table content
  add constraint content_key_key unique (key),
  add constraint content_kind_check check (kind in ('page', 'testimonial', 'incubation', 'earthquakeHelp')),
  add constraint content_texts_check check (jsonb_typeof(texts) = 'object');
