-- When somebody who runs the site has looked at a reported message; null: it waits.
alter table message_report add column looked_at timestamptz;
