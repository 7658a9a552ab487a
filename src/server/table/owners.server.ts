// Hand-written SQL: pieces of statements about any entity that people have rights on.

import { type SQL, sql } from "drizzle-orm";
import type { Locale } from "#shared/locale.ts";
import { SCOPE } from "#shared/scopes.ts";
import { nameOrLeft } from "../visible-people.server.ts";

/** Those with full access to an entity now: "entity_access access where …". */
export const ownersOf = (entityId: SQL): SQL =>
  sql`entity_access access where access.entity_id = ${entityId} and ${SCOPE.FULL_ACCESS} = any (access.scopes)
    and (access.expires_at is null or access.expires_at > now())`;

/** The name of who has had full access to an entity for longest; null: nobody has. */
export const ownerName = (entityId: SQL, locale: Locale): SQL =>
  sql`(select ${nameOrLeft(sql`owner`, locale)} from account owner where owner.id = (
    select access.account_id from ${ownersOf(entityId)} order by access.created_at, access.account_id limit 1))`;

/** The same of all entities, folded, as a set of values for conditions. */
export const ownerNames = (locale: Locale): SQL =>
  sql`select first.id, fold(${nameOrLeft(sql`owner`, locale)}) value from (
      select distinct on (access.entity_id) access.entity_id id, access.account_id from entity_access access
      where ${SCOPE.FULL_ACCESS} = any (access.scopes) and (access.expires_at is null or access.expires_at > now())
      order by access.entity_id, access.created_at, access.account_id) first
    join account owner on owner.id = first.account_id`;
