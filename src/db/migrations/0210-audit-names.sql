-- Entries of the audit are found by the names of programs, jobs, patents, posts and reports that they mention, too, in either language.
-- statement by statement
drop index concurrently if exists program_named;
create index concurrently program_named on program using gin (fold(coalesce(name_en, '') || ' ' || coalesce(name_tr, '')) gin_trgm_ops);
drop index concurrently if exists job_named;
create index concurrently job_named on job using gin (fold(coalesce(title_en, '') || ' ' || coalesce(title_tr, '')) gin_trgm_ops);
drop index concurrently if exists patent_named;
create index concurrently patent_named on patent using gin (fold(coalesce(name_en, '') || ' ' || coalesce(name_tr, '')) gin_trgm_ops);
drop index concurrently if exists blog_post_named;
create index concurrently blog_post_named on blog_post using gin (fold(coalesce(title_en, '') || ' ' || coalesce(title_tr, '')) gin_trgm_ops);
drop index concurrently if exists report_named;
create index concurrently report_named on report using gin (fold(coalesce(title_en, '') || ' ' || coalesce(title_tr, '')) gin_trgm_ops);
