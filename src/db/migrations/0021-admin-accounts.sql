-- A link by which somebody an admin made an account for chooses the first password.
alter table mailed_code drop constraint mailed_code_purpose_check;
alter table mailed_code add constraint mailed_code_purpose_check check (purpose in ('verifyEmail', 'resetPassword', 'welcome'));
-- Who is about to be deleted: few, and admins look for them.
create index account_leaving on account (delete_at) where delete_at is not null;
