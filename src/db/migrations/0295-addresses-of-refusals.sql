-- statement by statement
-- Network addresses stand in few entries of the audit, and are taken out of old ones every night.
create index concurrently audit_address on audit (created_at) where detail ? 'networkAddress';
