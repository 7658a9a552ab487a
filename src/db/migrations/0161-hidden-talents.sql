-- Those who run the platform hide the profile of a member, who goes on using the account.
alter table account add column hidden_at timestamptz;
