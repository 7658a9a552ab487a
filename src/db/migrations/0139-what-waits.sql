-- What waits for a decision is counted by the panel.
create index background_job_failed on background_job (name) where failed_at is not null;
create index payment_refund_failed on payment_refund (id) where problem is not null;
