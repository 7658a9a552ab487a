-- Every write is an attempt by its key, also one that is not a transaction of its own: it is noted before it runs, so that
-- the same attempt sent twice at once runs once. Answers are encrypted with the key, which only the caller has: some of
-- them hold what signs a person in. `key` is its digest.
delete from idempotency;
alter table idempotency drop column answer;
alter table idempotency add column answer bytea;
-- Who works on it, until there is an answer.
alter table idempotency add column attempt_id uuid not null;
