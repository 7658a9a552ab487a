-- Arrangements with columns that are narrower than the least width start anew.
update table_setting set settings = settings - 'widths'
where exists (select from jsonb_each_text(settings -> 'widths') where value::numeric < 200);
