-- An investor is an organization, a person, or a name.
update funding_investor set account_id = null where organization_id is not null and account_id is not null;
alter table funding_investor add constraint funding_investor_is_of_one_kind check (num_nonnulls(organization_id, account_id) <= 1);
