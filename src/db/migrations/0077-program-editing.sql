-- Programs are written by the people of their organization (record 47): instants with their zone, states, what is asked for,
-- the application form in versions, review categories, phases.
create extension if not exists btree_gist;

alter table program
  add column time_zone text not null default 'Europe/Istanbul' check (time_zone ~ '^[A-Z][A-Za-z_]{1,20}(/[A-Za-z0-9_+-]{1,30}){0,2}$'),
  add column start_at timestamptz,
  add column finish_at timestamptz,
  -- After the last second to apply, for what is on its way; printed on the form.
  add column grace_seconds integer not null default 0 check (grace_seconds between 0 and 3600),
  -- Not published yet: it may lack what a program needs, and only the organization's people see it.
  add column is_draft boolean not null default false,
  -- When its results were published.
  add column decided_at timestamptz,
  add column deleted_at timestamptz,
  -- What it asks of a startup. Stage, sector and technology: one of those in program_choice.
  add column asks_stage boolean not null default true,
  add column asks_sector boolean not null default true,
  add column asks_technology boolean not null default false,
  add column asked_country_id uuid references country,
  add column asked_city_id uuid references city,
  add column asks_legal_entity boolean not null default false,
  add column min_age_months integer check (min_age_months between 0 and 1200),
  add column max_age_months integer check (max_age_months between 0 and 1200),
  add column min_team_size integer check (min_team_size between 1 and 1000),
  -- A presentation belongs to the application.
  add column asks_presentation boolean not null default true;
update program set start_at = start_date::timestamp at time zone 'Europe/Istanbul',
  finish_at = (finish_date + 1)::timestamp at time zone 'Europe/Istanbul' - interval '1 minute';
alter table program
  drop column start_date,
  drop column finish_date,
  add check (start_at <= finish_at),
  add check (min_age_months <= max_age_months),
  add check (asked_city_id is null or asked_country_id is not null),
  add check (decided_at is null or not is_draft),
  add check (deleted_at is null or not is_visible);

-- A version of the application form. Once somebody has begun to answer it, it does not change any more.
create table program_form (
  id uuid primary key,
  program_id uuid not null references program on delete cascade,
  number integer not null check (number > 0),
  created_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  unique (program_id, number),
  -- For applications, which name both.
  unique (program_id, id)
);

create table program_question (
  id uuid primary key,
  form_id uuid not null references program_form on delete cascade,
  -- The same in every version: by it answers are taken along.
  key uuid not null,
  kind text not null check (kind in ('short', 'long', 'choice', 'number', 'file', 'link')),
  text_en text check (length(text_en) between 1 and 500),
  text_tr text check (length(text_tr) between 1 and 500),
  hint_en text check (length(hint_en) between 1 and 1000),
  hint_tr text check (length(hint_tr) between 1 and 1000),
  is_required boolean not null default true,
  is_hidden_from_jurors boolean not null default false,
  -- Of texts: letters at most. The command has a limit of its own, too.
  max_length integer check (max_length between 1 and 20000),
  min_number numeric(17, 2),
  max_number numeric(17, 2),
  -- Of choices, in their order; an answer is the place of an option, from 0.
  options_en text[] not null default '{}',
  options_tr text[] not null default '{}',
  sort_order integer not null default 0,
  unique (form_id, key),
  check (coalesce(text_en, text_tr) is not null),
  check (min_number <= max_number),
  check ((kind = 'choice') = (greatest(cardinality(options_en), cardinality(options_tr)) > 0)),
  check (cardinality(options_en) = 0 or cardinality(options_tr) = 0 or cardinality(options_en) = cardinality(options_tr)),
  check (greatest(cardinality(options_en), cardinality(options_tr)) <= 50),
  check (max_length is null or kind in ('short', 'long')),
  check (coalesce(min_number, max_number) is null or kind = 'number')
);
create index program_question_form on program_question (form_id, sort_order, id);

-- What the jury scores. That the weights of a published program sum to 100 is checked at the end of a transaction
-- (functions/34-programs.sql).
create table program_review_category (
  id uuid primary key,
  program_id uuid not null references program on delete cascade,
  name_en text check (length(name_en) between 1 and 200),
  name_tr text check (length(name_tr) between 1 and 200),
  description_en text check (length(description_en) between 1 and 5000),
  description_tr text check (length(description_tr) between 1 and 5000),
  -- Percent.
  weight integer not null check (weight between 1 and 100),
  -- Scores go from 1 to this.
  scale_max integer not null default 5 check (scale_max between 2 and 10),
  -- What each score means, the lowest first; empty where nothing is said.
  meanings_en text[] not null default '{}',
  meanings_tr text[] not null default '{}',
  sort_order integer not null default 0,
  -- For scores: the scale of a category does not change while there are some.
  unique (id, scale_max),
  check (coalesce(name_en, name_tr) is not null),
  check (cardinality(meanings_en) in (0, scale_max) and cardinality(meanings_tr) in (0, scale_max))
);
create index program_review_category_program on program_review_category (program_id, sort_order, id);

-- The answers that a category is about are marked beside it.
create table program_question_category (
  question_id uuid not null references program_question on delete cascade,
  category_id uuid not null references program_review_category on delete cascade,
  primary key (question_id, category_id)
);
create index program_question_category_category on program_question_category (category_id);

create table program_phase (
  id uuid primary key,
  program_id uuid not null references program on delete cascade,
  name_en text check (length(name_en) between 1 and 200),
  name_tr text check (length(name_tr) between 1 and 200),
  -- From the first instant until before the last.
  starts_at timestamptz not null,
  finishes_at timestamptz not null,
  is_blind boolean not null default true,
  -- When a juror sees the scores of others.
  others_scores text not null default 'afterOwn' check (others_scores in ('never', 'afterOwn', 'always')),
  is_active boolean not null default false,
  -- Reviews that an application needs, and that a juror takes at most.
  reviews_per_application integer not null default 3 check (reviews_per_application between 1 and 50),
  max_reviews_per_juror integer check (max_reviews_per_juror between 1 and 1000),
  unique (program_id, id),
  check (coalesce(name_en, name_tr) is not null),
  check (starts_at < finishes_at),
  constraint program_phase_overlap exclude using gist (program_id with =, tstzrange(starts_at, finishes_at) with &&)
);
create unique index program_phase_active on program_phase (program_id) where is_active;

drop index program_organization;
create index program_organization on program (organization_id, apply_finish desc nulls first) where deleted_at is null;
