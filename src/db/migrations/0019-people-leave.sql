-- Who deletes an account leaves the teams they were shown in, too: the name there is theirs.
alter table startup_member
  drop constraint startup_member_account_id_fkey,
  add constraint startup_member_account_id_fkey foreign key (account_id) references account on delete cascade;
