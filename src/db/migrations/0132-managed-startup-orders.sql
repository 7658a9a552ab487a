-- Orders of the list of all startups. Their expressions are its own: the lists of the portal, which show only some rows, have
-- smaller indexes on the columns themselves, and the planner must not take these for those.
drop index startup_managed_name_en;
drop index startup_managed_name_tr;
drop index startup_managed_raised;
create index startup_managed_name_en on startup ((name_fold || '') collate "C", id);
create index startup_managed_name_tr on startup ((name_order_tr || '') collate "C", id);
create index startup_managed_raised on startup ((total_raised_usd + 0), id);
create index startup_managed_added on startup ((created_at at time zone 'UTC'), id);
create index startup_managed_changed on startup ((updated_at at time zone 'UTC'), id);
