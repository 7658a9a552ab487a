-- The name of the process that works on an attempt, as its connections have it: once none of them is left, the process has
-- ended and the attempt is free.
alter table idempotency add column process text;
