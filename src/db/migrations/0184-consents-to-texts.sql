-- A consent is to a published text: its number beside its date, which is `version`.
alter table consent add column number integer not null default 1 check (number > 0);
update consent set number = coalesce((
  select max(v.number) from content_version v
  where v.key = case document when 'terms' then 'terms-of-service' else 'privacy-and-security' end
    and v.published_at <= consent.accepted_at), 1);

-- One consent to news at a time: of several the newest stays.
update consent older set withdrawn_at = now()
where document = 'marketing' and withdrawn_at is null and exists (
  select from consent newer where newer.account_id = older.account_id and newer.document = 'marketing'
    and newer.withdrawn_at is null and (newer.accepted_at, newer.id) > (older.accepted_at, older.id));
create unique index consent_news_of on consent (account_id) where document = 'marketing' and withdrawn_at is null;
create index consent_news on consent (accepted_at desc, id) where document = 'marketing';
create index consent_newest on consent (account_id, document, number desc);

-- Names the page that ends the news, for a link that works signed out.
alter table consent
  add column mail_key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
create unique index consent_mail_key on consent (mail_key);
