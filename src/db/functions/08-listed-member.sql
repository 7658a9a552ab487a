-- Members everyone may see: confirmed, agreed to the terms, not locked, not hidden, not about to be deleted. What lists, counts and searches people reads
-- this view; the trigger `search_changed` of `04-search.sql` names the same columns, to run when one of them changes.
create or replace view listed_member as
select id, name, surname, title, seo_url, photo, email, user_type_id, created_at
from account
where email_verified_at is not null and locked_at is null and hidden_at is null and delete_at is null and not consent_pending;
