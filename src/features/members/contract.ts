import { z } from "zod";
import { ENTITY_TYPES } from "#shared/access.ts";
import { instant } from "#shared/day.ts";
import { endpoint, fromVersion, id } from "#shared/endpoint.ts";

const scope = z.int().min(0).max(14);

const holder = z.object({
  userId: id,
  name: z.string(),
  surname: z.string(),
  /** Null: they are leaving. */
  seoUrl: z.string().nullable(),
  photo: z.string().nullable(),
  scopes: z.array(scope),
  /** All rights of this person, with those included in the scopes. */
  effective: z.array(scope),
  expiresAt: z.iso.datetime().nullable(),
  /** The viewer may change these rights. */
  editable: z.boolean(),
  version: z.int(),
});
export type Holder = z.output<typeof holder>;

export const accessUsers = endpoint({
  method: "GET",
  path: "/apiUser/EntityAccess/Users",
  summary: "Who holds which rights on an entity; rights that have ended are left out",
  access: "signedIn",
  right: "fullAccess",
  failures: ["entityNotFound", "invalidAccess"],
  query: z.object({ entityId: id }),
  answer: z.object({
    entityType: z.enum(ENTITY_TYPES),
    entityName: z.string(),
    entitySeoUrl: z.string(),
    /** Scopes the viewer may give. */
    grantable: z.array(scope),
    users: z.array(holder),
  }),
});

export const changeScopes = endpoint({
  method: "PUT",
  path: "/apiUser/EntityAccess/Scopes",
  summary: "Give a member of an entity other rights; none: the member leaves it",
  access: "signedIn",
  confirmed: true,
  right: "fullAccess",
  failures: [
    "entityNotFound",
    "accessNotFound",
    "invalidAccess",
    "invalidScope",
    "scopeNotYours",
    "endsAfterYours",
    "lastFullAccess",
    "changedMeanwhile",
  ],
  body: z.object({
    userId: id,
    entityId: id,
    scopes: z.array(scope).max(15),
    /** End of the rights; left out or null: none. */
    expiresAt: instant.nullish(),
    version: fromVersion,
  }),
  answer: holder.nullable(),
});

const ownEntity = z.object({
  entityId: id,
  entityType: z.enum(ENTITY_TYPES),
  entityName: z.string(),
  entitySeoUrl: z.string(),
  entityLogo: z.string().nullable(),
  /** All rights of the viewer on it. */
  effective: z.array(scope),
  expiresAt: z.iso.datetime().nullable(),
  maySeeRights: z.boolean(),
  /** Scopes the viewer may give to others; empty: none. */
  grantable: z.array(scope),
});
export type OwnEntity = z.output<typeof ownEntity>;

export const ownEntities = endpoint({
  method: "GET",
  path: "/apiUser/EntityAccess/Entities",
  summary:
    "Startups, organizations and service providers the viewer holds rights on, by name; rights that have ended are left out",
  access: "signedIn",
  whileLooking: true,
  answer: z.array(ownEntity),
});

export const joinWish = z.object({
  userId: id,
  name: z.string(),
  surname: z.string(),
  title: z.string().nullable(),
  seoUrl: z.string(),
  photo: z.string().nullable(),
  /** A confirmed address, to which an invitation can be sent. */
  email: z.string(),
  createdAt: z.iso.datetime(),
});
export type JoinWish = z.output<typeof joinWish>;

export const joinWishes = endpoint({
  method: "GET",
  path: "/apiUser/EntityAccess/JoinWishes",
  summary:
    "People who signed up by a startup's link and wait for its team, the oldest first; an invitation to them answers",
  access: "signedIn",
  right: "fullAccess",
  failures: ["entityNotFound", "invalidAccess"],
  query: z.object({ entityId: id }),
  answer: z.array(joinWish),
});

export const declineJoinWish = endpoint({
  method: "POST",
  path: "/apiUser/EntityAccess/DeclineJoinWish",
  summary: "Turn down who would like to join a startup, who is told by mail; again is no error",
  access: "signedIn",
  right: "fullAccess",
  failures: ["entityNotFound", "invalidAccess"],
  body: z.object({ entityId: id, userId: id }),
  answer: z.literal(true),
});

const seoUrl = z.string().min(1).max(200);

export const joinState = endpoint({
  method: "GET",
  path: "/apiUser/EntityAccess/JoinState",
  summary: "Where the viewer stands with the team of a startup: belongs to it, has asked to, or has not",
  access: "signedIn",
  failures: ["notFound"],
  query: z.object({ seoUrl }),
  answer: z.enum(["member", "asked", "none"]),
});

export const askToJoin = endpoint({
  method: "POST",
  path: "/apiUser/EntityAccess/AskToJoin",
  summary: "Ask the team of a startup to be taken in; again is no error",
  access: "signedIn",
  perMinute: 20,
  failures: ["notFound", "tooManyWishes"],
  body: z.object({ seoUrl }),
  answer: z.literal(true),
});
