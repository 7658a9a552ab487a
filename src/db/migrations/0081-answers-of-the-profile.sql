-- What of a startup's profile an answer begins with, and may be written back to.
alter table program_question add column profile_field text
  check (profile_field in ('tagline', 'description', 'targetGroup', 'competitiveAdvantage', 'website', 'stage'));
