-- What a provider of SAML has said, until the browser that asked comes for it: it sends its answer past the cookies of that browser.
alter table social_attempt add column answer jsonb, add column answer_hash bytea;
