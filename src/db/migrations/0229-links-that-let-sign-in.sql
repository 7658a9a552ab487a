-- A mail may hold a code that lets a browser sign in while strangers try passwords of its account.
alter table mailed_code drop constraint mailed_code_purpose_check;
alter table mailed_code add constraint mailed_code_purpose_check
  check (purpose in ('verifyEmail', 'resetPassword', 'welcome', 'changeEmail', 'signIn'));
