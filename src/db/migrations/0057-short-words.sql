-- Mistakes are forgiven in words of three letters, too, where other words stand beside them.
alter table search_vocabulary drop constraint search_vocabulary_word_check;
alter table search_vocabulary add constraint search_vocabulary_word_check check (length(word) >= 3);
insert into search_vocabulary (word) select distinct word from search_word where length(word) = 3 on conflict do nothing;
