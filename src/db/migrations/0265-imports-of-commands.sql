-- The profile by which a command has read the file; null: somebody has mapped its columns in the browser.
alter table import_run add column profile text;
