import { z } from "zod";
import { endpoint, id, pageOf } from "#shared/endpoint.ts";
import { HOUSE_LINE_MAX_LENGTH, INTRODUCTION_MAX_LENGTH, MESSAGE_MAX_LENGTH, REPORT_MAX_LENGTH } from "./limits.ts";

/** Somebody whom the viewer writes with. */
export const personShape = z.object({
  userId: id,
  name: z.string(),
  surname: z.string(),
  seoUrl: z.string(),
  title: z.string().nullable(),
  photo: z.string().nullable(),
  /** The account is about to be deleted: the names are empty, and `seoUrl` is the id, by which the conversation opens. */
  hasLeft: z.boolean(),
});
export type Correspondent = z.output<typeof personShape>;

const message = z.object({
  id,
  /** Grows with every message of the conversation. */
  ordinal: z.int(),
  text: z.string(),
  /** The viewer wrote it. */
  isMine: z.boolean(),
  /** The other one has read it. */
  isRead: z.boolean(),
  option: z.int(),
  sentAt: z.iso.datetime(),
});
export type Message = z.output<typeof message>;

const conversationRow = z.object({
  id,
  /** Null: the account was deleted. */
  otherUser: personShape.nullable(),
  lastMessage: z.object({ text: z.string(), isMine: z.boolean(), sentAt: z.iso.datetime() }),
  unreadCount: z.int(),
});
export type ConversationRow = z.output<typeof conversationRow>;

export const conversationList = endpoint({
  method: "GET",
  path: "/apiMessage/Message/GetUserConversationList",
  summary: "The viewer's conversations, the one with the newest message first",
  access: "signedIn",
  query: z.object({ currentPage: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answer: pageOf(conversationRow).extend({ unreadCount: z.int() }),
});

/** Why the viewer cannot write: they blocked the other one, the other one takes no messages from them, or is leaving. */
export const CLOSED_REASONS = ["blocked", "notTaken", "left"] as const;

const conversation = z.object({
  /** Null: nothing was written yet. */
  id: id.nullable(),
  otherUser: personShape,
  /** Their page can be opened. */
  hasPage: z.boolean(),
  /** The oldest first. */
  messages: z.array(message),
  /** There are older ones: ask with `before`, the ordinal of the first of these. */
  hasOlder: z.boolean(),
  /** Of the first message the viewer has not read; null: all are read. */
  firstUnread: z.int().nullable(),
  closed: z.enum(CLOSED_REASONS).nullable(),
  /** How they were introduced; null: they were not. */
  introduction: z
    .object({ isMine: z.boolean(), house: z.string().nullable(), line: z.string(), acceptedAt: z.iso.datetime() })
    .nullable(),
});
export type Conversation = z.output<typeof conversation>;

export const conversationWith = endpoint({
  method: "GET",
  path: "/apiMessage/Message/GetConversation",
  summary: "A part of the conversation with one user, the newest messages unless `before` names an ordinal",
  access: "signedIn",
  failures: ["notFound", "messageToYourself"],
  query: z.object({
    otherUserSeoUrl: z.string().min(1).max(200),
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  answer: conversation,
});

export const postMessage = endpoint({
  method: "POST",
  path: "/apiMessage/Message/Post",
  summary: "Write to one user, named by id or by the last part of the address of their page",
  access: "signedIn",
  failures: ["notFound", "messageToYourself", "messageNotTaken", "messageToBlocked", "tooManyNewConversations"],
  query: z.object({ messageSendEnums: z.coerce.number().int().min(0).max(9).default(0) }),
  body: z
    .object({
      otherUserSeoUrl: z.string().min(1).max(200).optional(),
      userId: id.optional(),
      text: z.string().trim().min(1).max(MESSAGE_MAX_LENGTH),
    })
    .refine(({ otherUserSeoUrl, userId }) => (otherUserSeoUrl === undefined) !== (userId === undefined), {
      path: ["otherUserSeoUrl"],
      message: "oneOnly",
    }),
  answer: message,
});

const ofUser = z.object({ userId: id });

export const setMessageRead = endpoint({
  method: "POST",
  path: "/apiMessage/Message/SetMessageRead",
  summary: "Mark everything as read that one user wrote to the viewer; without messages nothing happens",
  access: "signedIn",
  query: ofUser,
  answer: z.object({ unreadCount: z.int() }),
});

export const unreadMessageCount = endpoint({
  method: "GET",
  path: "/apiMessage/Message/GetUserUnReadedMessageCount",
  summary: "Unread messages of the viewer, 100 where there are more; `id` can only be the viewer's own",
  access: "signedIn",
  right: "theirOwn",
  failures: ["invalidAccess"],
  query: z.object({ id: id.optional() }),
  answer: z.int(),
});

export const messageEvents = endpoint({
  method: "GET",
  path: "/apiMessage/Events",
  summary:
    "Server-sent events: `message` for each new message of the viewer's conversations, theirs included, and `unread` with the count of unread messages at the beginning and whenever something changes, such as what others have read. The id of an event, sent again as `Last-Event-ID`, continues after it. Ends when the session does",
  access: "signedIn",
  format: "events",
  failures: ["tooManyRequests"],
  query: z.object({
    seconds: z.coerce
      .number()
      .int()
      .min(0)
      .max(3_600)
      .default(3_600)
      .describe("After so many the stream ends; 0: when what is new was sent"),
  }),
});
/** The data of the events, by their names. */
export interface MessageEvents {
  message: Message & { otherUserId: string | null };
  unread: { unreadCount: number };
}

export const searchMessages = endpoint({
  method: "GET",
  path: "/apiMessage/Message/Search",
  summary: "Messages of the viewer's conversations that have every word, the newest first",
  access: "signedIn",
  query: z.object({ text: z.string().trim().min(2).max(100) }),
  answer: z.array(
    z.object({
      id,
      otherUser: personShape.nullable(),
      text: z.string(),
      isMine: z.boolean(),
      sentAt: z.iso.datetime(),
    }),
  ),
});

export const blockUser = endpoint({
  method: "POST",
  path: "/apiMessage/Block/Post",
  summary: "Take no more messages from one user; again is no error",
  access: "signedIn",
  failures: ["notFound", "messageToYourself"],
  query: ofUser,
  answer: z.boolean(),
});

export const unblockUser = endpoint({
  method: "DELETE",
  path: "/apiMessage/Block/Delete",
  summary: "Take messages of one user again; again is no error",
  access: "signedIn",
  query: ofUser,
  answer: z.boolean(),
});

export const reportMessage = endpoint({
  method: "POST",
  path: "/apiMessage/Report/Post",
  summary: "Report a message of somebody else to the house; again changes the reason",
  access: "signedIn",
  perMinute: 10,
  failures: ["notFound"],
  body: z.object({ messageId: id, reason: z.string().trim().max(REPORT_MAX_LENGTH).default("") }),
  answer: z.boolean(),
});

/** The states that the asker sees: a decline looks like no answer. */
const SENT_STATES = ["waiting", "accepted", "lapsed"] as const;

export const sentIntroduction = z.object({
  id,
  investor: personShape,
  text: z.string(),
  state: z.enum(SENT_STATES),
  askedAt: z.iso.datetime(),
});
export type SentIntroduction = z.output<typeof sentIntroduction>;

const passedIntroduction = z.object({
  id,
  asker: personShape,
  text: z.string(),
  /** The member of the house who passed it on; null: the account was deleted. */
  house: z.string().nullable(),
  line: z.string(),
  passedAt: z.iso.datetime(),
});
export type PassedIntroduction = z.output<typeof passedIntroduction>;

const houseIntroduction = z.object({
  id,
  asker: personShape,
  investor: personShape,
  text: z.string(),
  askedAt: z.iso.datetime(),
});
export type HouseIntroduction = z.output<typeof houseIntroduction>;

export const listIntroductions = endpoint({
  method: "GET",
  path: "/apiMessage/Introduction/Get",
  summary: "Introductions the viewer has asked for, and those that wait for their answer; the newest first",
  access: "signedIn",
  answer: z.object({
    sent: z.array(sentIntroduction),
    /** Of those, how many the viewer is waiting for. */
    waitingCount: z.int(),
    received: z.array(passedIntroduction),
  }),
});

export const askIntroduction = endpoint({
  method: "POST",
  path: "/apiMessage/Introduction/Post",
  summary: "Ask the house for an introduction to an investor",
  access: "signedIn",
  right: "founder",
  failures: [
    "notFound",
    "messageToYourself",
    "messageNotTaken",
    "messageToBlocked",
    "introductionByFounders",
    "introductionToInvestors",
    "introductionNotNeeded",
    "introductionAsked",
    "tooManyIntroductions",
  ],
  body: z.object({ userId: id, text: z.string().trim().min(1).max(INTRODUCTION_MAX_LENGTH) }),
  answer: sentIntroduction,
});

const ofIntroduction = z.object({ id });

export const withdrawIntroduction = endpoint({
  method: "DELETE",
  path: "/apiMessage/Introduction/Delete",
  summary: "Withdraw an introduction the viewer has asked for and nobody has accepted",
  access: "signedIn",
  failures: ["notFound"],
  query: ofIntroduction,
  answer: z.boolean(),
});

export const answerIntroduction = endpoint({
  method: "POST",
  path: "/apiMessage/Introduction/Answer",
  summary: "Accept an introduction, which opens the conversation, or decline it, of which nobody is told",
  access: "signedIn",
  failures: ["notFound"],
  body: z.object({ id, accept: z.boolean() }),
  answer: z.boolean(),
});

export const introductionsOfHouse = endpoint({
  method: "GET",
  path: "/apiMessage/Introduction/House",
  summary: "Introductions that wait for the house, the oldest first",
  access: "signedIn",
  right: "staff",
  failures: ["forbidden"],
  answer: z.array(houseIntroduction),
});

export const passIntroduction = endpoint({
  method: "POST",
  path: "/apiMessage/Introduction/Pass",
  summary: "Pass an introduction on to the investor with a line of the house",
  access: "signedIn",
  right: "staff",
  failures: ["forbidden", "notFound"],
  body: z.object({ id, line: z.string().trim().min(1).max(HOUSE_LINE_MAX_LENGTH) }),
  answer: z.boolean(),
});

export const refuseIntroduction = endpoint({
  method: "POST",
  path: "/apiMessage/Introduction/Refuse",
  summary: "Do not pass an introduction on; nobody is told",
  access: "signedIn",
  right: "staff",
  failures: ["forbidden", "notFound"],
  query: ofIntroduction,
  answer: z.boolean(),
});
