-- The newest startups that people brought: the feed skips those of imports without reading them.
-- statement by statement
drop index concurrently if exists startup_newest_by_people;
create index concurrently startup_newest_by_people on startup (created_at desc, id desc)
  where is_visible and deleted_at is null and source in ('member', 'demo');
