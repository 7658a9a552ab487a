-- statement by statement
-- Look-alikes that nobody decided on are asked about instead of made anew.
update import_profile set mapping = jsonb_set(mapping, '{join}', '"ask"') where mapping ->> 'join' = 'never';
-- Imports look for startups and organizations of the same name without marks and legal form.
drop index concurrently if exists startup_firm;
create index concurrently startup_firm on startup ((btrim(regexp_replace(regexp_replace(name_fold, '[][ .,:&''’"“”()/|_!–—-]+', ' ', 'g'), '( (a s|as|anonim|ltd|limited|sti|sirketi|san|sanayi|ve|tic|ticaret|inc|incorporated|corp|corporation|co|company|llc|llp|lp|plc|gmbh|mbh|ag|kg|kgaa|ug|s a|sa|s a s|sas|sarl|s r l|srl|s p a|spa|b v|bv|n v|nv|oy|oyj|ab|aps|pte|pty|kft|sro|doo|ou))+ ?$', ''))));
drop index concurrently if exists organization_firm;
create index concurrently organization_firm on organization ((btrim(regexp_replace(regexp_replace(name_fold, '[][ .,:&''’"“”()/|_!–—-]+', ' ', 'g'), '( (a s|as|anonim|ltd|limited|sti|sirketi|san|sanayi|ve|tic|ticaret|inc|incorporated|corp|corporation|co|company|llc|llp|lp|plc|gmbh|mbh|ag|kg|kgaa|ug|s a|sa|s a s|sas|sarl|s r l|srl|s p a|spa|b v|bv|n v|nv|oy|oyj|ab|aps|pte|pty|kft|sro|doo|ou))+ ?$', ''))));
