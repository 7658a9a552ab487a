-- By which scores a program ranks its applications (record 78): the organizer chooses once.
alter table program add column ranking text not null default 'normalized' check (ranking in ('raw', 'normalized'));
