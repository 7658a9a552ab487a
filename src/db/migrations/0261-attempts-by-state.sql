-- statement by statement
-- Such an answer names its attempt by the state alone.
drop index concurrently if exists social_attempt_state;
create index concurrently social_attempt_state on social_attempt (state) where state <> '';
