-- Functions are known by migrations from here on: a build that does not know this one ends before it puts its own functions back.
-- functions: 6f04eec811649d43
select;
