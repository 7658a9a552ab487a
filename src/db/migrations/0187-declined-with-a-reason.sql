-- A startup that declines a round says why, as others do who refuse what is said of them (record 71).
alter table portfolio_round add column refusal text check (refusal is null or (state = 'declined' and length(refusal) between 1 and 500));
