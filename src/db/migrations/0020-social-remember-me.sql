-- "Remember me", chosen before going to the other site.
alter table social_attempt add column remember_me boolean not null default false;
