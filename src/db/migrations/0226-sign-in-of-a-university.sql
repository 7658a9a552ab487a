-- Sites of a house's own that people sign in with, by the names of their settings.
alter table social_connection drop constraint social_connection_provider_check;
alter table social_connection add constraint social_connection_provider_check
  check (provider in ('linkedin', 'google', 'facebook', 'github') or provider ~ '^(oidc|saml)-[a-z0-9-]{1,35}$');
alter table social_attempt drop constraint social_attempt_provider_check;
alter table social_attempt add constraint social_attempt_provider_check
  check (provider in ('linkedin', 'google', 'facebook', 'github') or provider ~ '^(oidc|saml)-[a-z0-9-]{1,35}$');

-- Which site a session came by, and what proves it there when it ends.
alter table session add column site text, add column id_token text;
alter table social_attempt add column id_token text;
