-- Service providers invite colleagues as startups and organizations do.
alter table invitation
  drop constraint invitation_entity_type_check,
  add constraint invitation_entity_type_check check (entity_type in ('startup', 'organization', 'provider'));
