-- The terms of reports in the filter index (decision 7). When this file changes, the index is brought in line: see its end.

-- A report and what is the same in another language: one purchase, and one download of a month, is for all of them.
create or replace function report_languages(report_id uuid) returns setof uuid language sql stable as $$
  select report_id
  union
  select twin.id from report own join report twin on twin.category_id = own.category_id and twin.type_id = own.type_id
    and twin.version_id = own.version_id and twin.name_fold = own.name_fold and twin.language_id <> own.language_id
  where own.id = report_id
$$;

-- All terms of these reports. Null: of all reports.
create or replace function reports_terms_of(ids uuid[]) returns table (id uuid, ordinal integer, term text)
language sql stable as $$
  select r.id, r.ordinal, t.term
  from report r
  cross join lateral (values
    (case when r.is_listed then 'listed' end),
    ('reportCategory:' || r.category_id),
    ('reportType:' || r.type_id),
    ('reportVersion:' || r.version_id),
    ('language:' || r.language_id),
    (case when r.is_free then 'free:true' end),
    ('released:' || to_char(r.release_date, 'YYYYMM')),
    ('releasedYear:' || to_char(r.release_date, 'YYYY'))
  ) t (term)
  where (ids is null or r.id = any (ids)) and t.term is not null
$$;

-- Before the index is refreshed: rows are locked in a fixed order, so writers never deadlock, and brought in line.
create or replace function reports_prepare(ids uuid[]) returns void language plpgsql as $$
begin
  perform from report where id = any (ids) order by id for update;
  update report r set is_listed = r.is_active and r.withdrawn_at is null
  where r.id = any (ids) and r.is_listed <> (r.is_active and r.withdrawn_at is null);
end
$$;

select list_outdated('reports');
