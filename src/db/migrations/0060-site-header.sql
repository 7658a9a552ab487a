-- The house may set the links of the header, too.
alter table site_identity drop constraint site_identity_key_check;
alter table site_identity add constraint site_identity_key_check check (key in ('logo', 'header', 'footer', 'contact', 'analytics'));
