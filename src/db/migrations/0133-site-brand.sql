-- Name and colour of the portal are settings, too.
alter table site_identity drop constraint site_identity_key_check;
alter table site_identity add constraint site_identity_key_check check (key in ('logo', 'header', 'footer', 'contact', 'analytics', 'brand'));
