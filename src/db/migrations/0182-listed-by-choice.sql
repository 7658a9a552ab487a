-- Members decide whether others find them (record 72). Who was there, confirmed and with a title, stays listed.
alter table account add column wants_listing boolean not null default false;
update account set wants_listing = true where title is not null and email_verified_at is not null and not consent_pending;
alter table account add check (not wants_listing or title is not null);

-- People of the search who are not listed any more.
with gone as (
  delete from search_entry where kind = 'people'
    and not exists (select from account where id = entity_id and wants_listing and user_type_id is not null) returning entity_id
)
delete from search_word where kind = 'people' and entity_id in (select entity_id from gone);
