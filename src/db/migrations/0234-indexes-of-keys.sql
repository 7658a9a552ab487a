-- Foreign keys whose rows go with people and entries have an index each; indexes that another one begins with go (record 104).
-- statement by statement
drop index concurrently if exists premium_seat_of_account;
create index concurrently premium_seat_of_account on premium_seat (account_id) where account_id is not null;
drop index concurrently if exists premium_seat_of_order;
create index concurrently premium_seat_of_order on premium_seat (order_id);
drop index concurrently if exists program_juror_of_account;
create index concurrently program_juror_of_account on program_juror (account_id) where account_id is not null;
drop index concurrently if exists payment_order_of_report;
create index concurrently payment_order_of_report on payment_order (report_id) where report_id is not null;
drop index concurrently if exists portfolio_round_of_startup;
create index concurrently portfolio_round_of_startup on portfolio_round (startup_id);
drop index concurrently if exists program_of_organization;
create index concurrently program_of_organization on program (organization_id);
drop index concurrently if exists startup_merge_of_source;
create index concurrently startup_merge_of_source on startup_merge (source_id);
drop index concurrently if exists mail_created;
drop index concurrently if exists city_country;
drop index concurrently if exists consent_account;
