import type { EntityType } from "#shared/access.ts";
import { typeId } from "#shared/type-id.ts";

const FIRST_ENTRY: Readonly<Record<string, EntityType>> = {
  [typeId("userType", "entrepreneur")]: "startup",
  [typeId("userType", "investor")]: "organization",
  [typeId("userType", "organization-organizer")]: "organization",
  [typeId("userType", "service-provider")]: "provider",
};

/** The entry that people of a user type come to add; undefined: they come to be found themselves. */
export const firstEntry = (userTypeId: string): EntityType | undefined => FIRST_ENTRY[userTypeId];
