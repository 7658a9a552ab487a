-- Who deletes an account leaves the teams of service providers, too: the name there is theirs.
alter table service_provider_member
  drop constraint service_provider_member_account_id_fkey,
  add constraint service_provider_member_account_id_fkey foreign key (account_id) references account on delete cascade;
