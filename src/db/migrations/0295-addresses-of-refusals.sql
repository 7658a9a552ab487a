-- statement by statement
-- Network addresses stand in few entries of the audit, and are taken out of old ones every night.
drop index concurrently if exists audit_address;
create index concurrently audit_address on audit (created_at) where detail ? 'networkAddress';
