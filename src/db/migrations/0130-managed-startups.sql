-- The list of all startups for those who run the platform: hidden and deleted ones stand in it too.
create index startup_managed_newest on startup ((deleted_at is not null), created_at desc, id);
create index startup_managed_name_en on startup (name_fold collate "C", id);
create index startup_managed_name_tr on startup (name_order_tr collate "C", id);
create index startup_managed_raised on startup (total_raised_usd, id);
create index startup_managed_search on startup using gin (name_fold gin_trgm_ops) with (fastupdate = off);
create index startup_managed_deleted on startup (created_at desc, id) where deleted_at is not null;
create index startup_managed_favorite on startup (created_at desc, id) where is_favorite;
create index startup_managed_bot on startup (created_at desc, id) where source = 'bot';
