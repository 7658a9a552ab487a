-- What a member tells of themselves. No row: nothing told yet.
create table profile (
  account_id uuid primary key references account on delete cascade,
  -- Digits after the plus sign, and the national number.
  mobile_phone_code text check (mobile_phone_code ~ '^[1-9][0-9]{0,3}$'),
  mobile_phone text check (mobile_phone ~ '^[0-9]{4,15}$'),
  birthday date check (birthday >= '1900-01-01'),
  gender_id uuid references type,
  country_id uuid references country,
  city_id uuid references city,
  county_id uuid references county,
  description text check (length(description) between 1 and 3000),
  job_search_status_id uuid references type,
  expectation_to_job_id uuid references type,
  min_salary numeric(14, 2) check (min_salary >= 0),
  min_salary_currency_id uuid references currency,
  -- In US dollars, at the rate of a day (decision 8).
  min_salary_usd numeric(14, 2) check (min_salary_usd >= 0),
  min_salary_rate numeric(18, 8),
  min_salary_rate_day date,
  max_salary numeric(14, 2) check (max_salary >= 0),
  max_salary_currency_id uuid references currency,
  max_salary_usd numeric(14, 2) check (max_salary_usd >= 0),
  max_salary_rate numeric(18, 8),
  max_salary_rate_day date,
  -- Percent of a company.
  min_share numeric(5, 2) check (min_share between 0 and 100),
  max_share numeric(5, 2) check (max_share between 0 and 100),
  behance text,
  dribbble text,
  git_hub text,
  git_lab text,
  facebook text,
  instagram text,
  stackoverflow text,
  twitter text,
  linkedin text,
  -- Key of a file that only code reads which has asked who may; the name it was sent with.
  cv_key text,
  cv_name text check (length(cv_name) between 1 and 200),
  pp_512 text,
  pp_256 text,
  pp_64 text,
  pc text,
  pc_high text,
  pc_medium text,
  pc_low text,
  updated_at timestamptz not null default now(),
  check ((mobile_phone is null) = (mobile_phone_code is null)),
  check (city_id is null or country_id is not null),
  check (county_id is null or city_id is not null),
  check ((min_salary is null) = (min_salary_currency_id is null)),
  check ((max_salary is null) = (max_salary_currency_id is null)),
  check (min_salary_currency_id <> max_salary_currency_id or min_salary <= max_salary),
  check (min_share <= max_share),
  check ((cv_key is null) = (cv_name is null))
);
create index profile_country on profile (country_id, city_id);
create index profile_job_search on profile (job_search_status_id);

create table profile_education (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- One of the list, or a name that is not in it.
  school_id uuid references university,
  school_name text check (length(school_name) between 1 and 200),
  department_id uuid references type,
  department_name text check (length(department_name) between 1 and 200),
  degree_id uuid references type,
  graduate_status_id uuid references type,
  description text check (length(description) between 1 and 2000),
  start_date date,
  end_date date,
  created_at timestamptz not null default now(),
  check (num_nonnulls(school_id, school_name) = 1),
  check (num_nonnulls(department_id, department_name) <= 1),
  check (start_date <= end_date)
);
create index profile_education_account on profile_education (account_id);
create index profile_education_school on profile_education (school_id);

create table profile_language (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  language_id uuid not null references language,
  language_level_id uuid not null references type,
  created_at timestamptz not null default now(),
  unique (account_id, language_id) deferrable initially deferred
);
create index profile_language_language on profile_language (language_id);

create table profile_skill (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  skill_id uuid not null references type,
  -- For which position the skill is told, and how well it is known; soft skills have neither.
  position_id uuid references type,
  knowledge_level_id uuid references type,
  is_soft boolean not null default false,
  created_at timestamptz not null default now(),
  unique (account_id, skill_id) deferrable initially deferred
);
create index profile_skill_skill on profile_skill (skill_id);

create table profile_working_plan (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  working_plan_id uuid not null references type,
  created_at timestamptz not null default now(),
  unique (account_id, working_plan_id) deferrable initially deferred
);
create index profile_working_plan_plan on profile_working_plan (working_plan_id);

create table profile_job_role (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  job_role_id uuid not null references type,
  created_at timestamptz not null default now(),
  unique (account_id, job_role_id) deferrable initially deferred
);
create index profile_job_role_role on profile_job_role (job_role_id);

create table profile_experience (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  title text not null check (length(title) between 1 and 200),
  company_name text not null check (length(company_name) between 1 and 200),
  description text check (length(description) between 1 and 2000),
  still_working boolean not null default false,
  start_date date,
  end_date date,
  country_id uuid references country,
  city_id uuid references city,
  county_id uuid references county,
  employment_type_id uuid references type,
  created_at timestamptz not null default now(),
  check (start_date <= end_date),
  check (not still_working or end_date is null),
  check (city_id is null or country_id is not null),
  check (county_id is null or city_id is not null)
);
create index profile_experience_account on profile_experience (account_id);

-- People in the search: confirmed, not locked, not about to be deleted.
create function search_account_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform search_put('people', old.id, null, null, null);
  else
    perform search_put('people', new.id, case when new.email_verified_at is not null and new.locked_at is null
      and new.delete_at is null then new.name || ' ' || new.surname end, new.seo_url, new.photo);
  end if;
  return null;
end
$$;
create trigger search_added after insert or delete on account for each row execute function search_account_changed();
create trigger search_changed after update on account for each row
  when ((old.name, old.surname, old.seo_url, old.photo, old.email_verified_at is null, old.locked_at is null, old.delete_at is null)
    is distinct from (new.name, new.surname, new.seo_url, new.photo, new.email_verified_at is null, new.locked_at is null, new.delete_at is null))
  execute function search_account_changed();
select search_put('people', id, name || ' ' || surname, seo_url, photo) from account
  where email_verified_at is not null and locked_at is null and delete_at is null;
