-- Made by an admin for somebody who has not accepted the terms yet: nobody else sees it and nobody signs in to it.
alter table account add column consent_pending boolean not null default false;
update account set consent_pending = true where password_hash is null
  and exists (select from audit where action = 'account.added' and entity_id = account.id::text)
  and not exists (select from consent where account_id = account.id and document = 'terms');
alter table account add check (not consent_pending or password_hash is null);
