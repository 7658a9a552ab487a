-- The domain of the exporter's address when the file was asked for: people see which company has taken them along, whatever the
-- address becomes.
alter table list_export add column mail_domain text;
update list_export e set mail_domain = lower(split_part(a.email, '@', 2)) from account a where a.id = e.account_id;
