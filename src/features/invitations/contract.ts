import { z } from "zod";
import { ENTITY_TYPES } from "#shared/access.ts";
import { instant } from "#shared/day.ts";
import { endpoint, id, pageOf } from "#shared/endpoint.ts";
import { INVITATION_PAGE_SIZE, INVITATION_STATES, MAX_EMAILS } from "./limits.ts";

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
const scope = z.int().min(0).max(14);
export const invitedPerson = z.object({
  userId: id,
  name: z.string(),
  surname: z.string(),
  /** Null: they are leaving. */
  seoUrl: z.string().nullable(),
  photo: z.string().nullable(),
});
const common = {
  id,
  entityType: z.enum(ENTITY_TYPES),
  entityId: id,
  scopes: z.array(scope),
  /** End of the rights; null: none. */
  accessExpiresAt: z.iso.datetime().nullable(),
  status: z.enum(INVITATION_STATES),
  createdAt: z.iso.datetime(),
  /** Until when it can be answered. */
  expiresAt: z.iso.datetime(),
};

const received = z.object({
  ...common,
  /** Input of `Approve` and `Reject`; only the receiver can use it. */
  approvalCode: z.string(),
  entityName: z.string(),
  entityLogo: z.string().nullable(),
  entitySeoUrl: z.string(),
  senderCentrumId: id,
  sender: invitedPerson,
  /** The receiver has rights on the entity now: those accepted may have been taken back since. */
  hasAccess: z.boolean(),
  juries: z
    .array(z.object({ program: z.string(), organizer: z.string() }))
    .describe(
      "Undecided programs that the viewer reviews for, with applications that joining would put in conflict with them",
    ),
});
export type ReceivedInvitation = z.output<typeof received>;

const sent = z.object({
  ...common,
  /** Null: invited from their profile. */
  email: z.string().nullable(),
  sender: invitedPerson,
  /** The person who answered, or was invited from their profile; null before. */
  person: invitedPerson.nullable(),
  answeredAt: z.iso.datetime().nullable(),
  mailedAt: z.iso.datetime(),
  /** When the viewer may send it again; null: not any more. */
  resendFrom: z.iso.datetime().nullable(),
  mayWithdraw: z.boolean(),
});
export type SentInvitation = z.output<typeof sent>;

const page = (size: number) => ({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(size),
});

export const sendInvitations = endpoint({
  method: "POST",
  path: "/apiUser/Invitation/Post",
  summary:
    "Invite people to a startup, an organization or a service provider by email or from their profiles; answers the same whether an address has an account",
  access: "signedIn",
  confirmed: true,
  perMinute: 60,
  right: "fullAccess",
  failures: [
    "entityNotFound",
    "invalidAccess",
    "invalidScope",
    "scopeNotYours",
    "endsAfterYours",
    "invitingYourself",
    "tooManyInvitations",
  ],
  body: z
    .object({
      entityType: z.enum(ENTITY_TYPES),
      entityId: id,
      emails: z.array(email).min(1).max(MAX_EMAILS).optional(),
      email: email.optional(),
      /** Members the viewer sees; they are invited by their addresses, which the answer does not tell. */
      userIds: z.array(id).min(1).max(MAX_EMAILS).optional(),
      scopes: z.array(scope).min(1).max(15),
      /** End of the rights; left out or null: none. */
      expiresAt: instant.nullish(),
    })
    .refine(({ emails, email, userIds }) => emails !== undefined || email !== undefined || userIds !== undefined, {
      path: ["emails"],
      message: "atLeastOne",
    }),
  answer: z.object({
    invited: z.array(z.object({ id, email: z.string().nullable() })),
    /** Addresses with an open invitation, of who was named by id the id: they got no other mail. */
    alreadyWaiting: z.array(z.string()),
  }),
});

export const receivedInvitations = endpoint({
  method: "GET",
  path: "/apiUser/Invitation/Received",
  summary:
    "Invitations to the viewer's confirmed address: those that wait first, then the newest; withdrawn ones are left out",
  access: "signedIn",
  query: z.object(page(INVITATION_PAGE_SIZE)),
  answer: pageOf(received).extend({ waitingCount: z.int() }),
});

export const sentInvitations = endpoint({
  method: "GET",
  path: "/apiUser/Invitation/Sent",
  summary: "Invitations to an entity with what became of them, the newest first",
  access: "signedIn",
  right: "fullAccess",
  failures: ["entityNotFound", "invalidAccess"],
  query: z.object({ entityId: id, ...page(INVITATION_PAGE_SIZE) }),
  answer: pageOf(sent),
});

const code = z.object({ Code: z.string().min(1).max(200) });

/** Answers false if the code belongs to no invitation of the viewer, whether it is unknown or somebody else's. */
const answerTo = (name: "Approve" | "Reject", summary: string) =>
  endpoint({
    method: "POST",
    path: `/apiUser/Invitation/${name}`,
    summary,
    access: "signedIn",
    perMinute: 60,
    failures: [
      "invitationAnswered",
      "invitationWithdrawn",
      "invitationExpired",
      "senderLostRights",
      "entityNotFound",
      "accessDiffers",
    ],
    body: code,
    answer: z.boolean(),
  });
export const approveInvitation = answerTo("Approve", "Accept an invitation by its code; again is no error");
export const rejectInvitation = answerTo("Reject", "Decline an invitation by its code; again is no error");

export const openInvitation = endpoint({
  method: "POST",
  path: "/apiUser/Invitation/Open",
  summary: "What the code of a mail stands for, before anyone signed in",
  kind: "read",
  perMinute: 60,
  failures: ["notFound"],
  body: code,
  answer: z.object({
    email: z.string(),
    /** The address has an account. */
    hasAccount: z.boolean(),
    /** The address is the viewer's. */
    isMine: z.boolean(),
    id: id.nullable(),
    status: z.enum(INVITATION_STATES),
    /** Name of the entity; null once it can no longer be answered. */
    entityName: z.string().nullable(),
    senderName: z.string().nullable(),
  }),
});

const byId = z.object({ id });
export const resendInvitation = endpoint({
  method: "POST",
  path: "/apiUser/Invitation/Resend",
  summary: "Mail an invitation again, with a new code and its days from now; also one that expired",
  access: "signedIn",
  confirmed: true,
  perMinute: 60,
  right: "fullAccess",
  failures: [
    "notFound",
    "invalidAccess",
    "invalidScope",
    "scopeNotYours",
    "endsAfterYours",
    "invitationAnswered",
    "invitationWithdrawn",
    "accessEnded",
    "mailedTooOften",
    "invitationReplaced",
  ],
  body: byId,
  answer: z.boolean(),
});

export const withdrawInvitation = endpoint({
  method: "POST",
  path: "/apiUser/Invitation/Withdraw",
  summary: "Take an invitation back before it is answered; again is no error",
  access: "signedIn",
  right: "fullAccess",
  failures: ["notFound", "invalidAccess", "invalidScope", "scopeNotYours", "invitationAnswered"],
  body: byId,
  answer: z.boolean(),
});
