-- Several choices ("0,2"), yes or no ("yes", "no"), and dates ("2026-11-27") are answers, too.
alter table program_question drop constraint program_question_kind_check;
alter table program_question add constraint program_question_kind_check
  check (kind in ('short', 'long', 'choice', 'choices', 'yesNo', 'number', 'date', 'file', 'link'));
alter table program_question drop constraint program_question_check2;
alter table program_question add constraint program_question_options_check
  check ((kind in ('choice', 'choices')) = (greatest(cardinality(options_en), cardinality(options_tr)) > 0));

-- Asked only where another question of the form, by its key, has this answer: the place of an option, "yes" or "no".
alter table program_question add column only_if_key uuid;
alter table program_question add column only_if_value text check (only_if_value ~ '^([0-9]{1,2}|yes|no)$');
alter table program_question add constraint program_question_only_if_check
  check ((only_if_key is null) = (only_if_value is null) and only_if_key is distinct from key);

-- The criteria of a phase; a phase without any has all of its program.
create table program_phase_category (
  phase_id uuid not null references program_phase on delete cascade,
  category_id uuid not null references program_review_category on delete cascade,
  primary key (phase_id, category_id)
);
create index program_phase_category_category on program_phase_category (category_id);
