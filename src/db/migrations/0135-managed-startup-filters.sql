-- Quick filters of the list of all startups; the first column is its usual order, which lists of the portal do not have.
create index startup_managed_funded on startup ((deleted_at is not null), created_at desc, id) where funding_count > 0;
create index startup_choice_program on startup_choice (startup_id) where kind = 'startupProgram';
