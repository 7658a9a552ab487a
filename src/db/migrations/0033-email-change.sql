-- A code mailed to another address that its owner would like to have in the account.
alter table mailed_code add column new_email text check (new_email = lower(new_email) and length(new_email) <= 254);
alter table mailed_code drop constraint mailed_code_purpose_check;
alter table mailed_code add constraint mailed_code_purpose_check
  check (purpose in ('verifyEmail', 'resetPassword', 'welcome', 'changeEmail'));
alter table mailed_code add check ((purpose = 'changeEmail') = (new_email is not null));
