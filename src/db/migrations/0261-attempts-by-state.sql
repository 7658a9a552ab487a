-- statement by statement
-- Such an answer names its attempt by the state alone.
create index concurrently social_attempt_state on social_attempt (state) where state <> '';
