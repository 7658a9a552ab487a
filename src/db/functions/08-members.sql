-- Members who are there for others: confirmed, agreed to the terms, not locked, not hidden, not about to be deleted. What names people
-- where they belong (a team, a conversation, an application) reads this view.
create or replace view active_member as
select id, name, surname, title, seo_url, photo, email, user_type_id, created_at, wants_listing
from account
where email_verified_at is not null and locked_at is null and hidden_at is null and delete_at is null and not consent_pending;

-- Those of them whom others find, because they have said so and who they are (record 72). Lists, counts and searches of people read this
-- view; the triggers `search_changed` of `04-search.sql` and `talent_changed` of `10-talents.sql` name the same columns, to run when one
-- of them changes.
create or replace view listed_member as
select id, name, surname, title, seo_url, photo, email, user_type_id, created_at
from active_member
where wants_listing and title is not null and user_type_id is not null;
