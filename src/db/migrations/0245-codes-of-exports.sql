-- A code that the password gives downloads one's own data once.
alter table mailed_code drop constraint mailed_code_purpose_check;
alter table mailed_code add constraint mailed_code_purpose_check
  check (purpose in ('verifyEmail', 'resetPassword', 'welcome', 'changeEmail', 'signIn', 'exportData'));
-- functions: 1bead87e94286fc1
