import { v7 } from "uuid";
import { introduction } from "#db/tables/messages.server.ts";
import { ELSEWHERE_ROW, type FeaturePolicy, MEMBERS, row, SITE_ADMINS, STAFF } from "#testing/policy.ts";
import { postMessage } from "./contract.ts";

export const messagesPolicy: FeaturePolicy = async ({ db, call, tokenOf, world }) => {
  const body = { userId: world.otherAdminId, text: "Merhaba, yarın görüşelim mi?" };
  const sent = await call(postMessage, { query: {}, body }, { token: await tokenOf(world.ownerId) });
  const introductionId = v7();
  const between = { askerId: world.colleagueId, investorId: world.otherAdminId };
  const passed = { state: "passed", houseLine: "Tanışın", passedAt: new Date() } as const;
  await db.insert(introduction).values({ id: introductionId, ...between, ...passed, text: "Tanışalım" });
  const toStranger = row(MEMBERS, ({ strangerId }) => ({ query: { userId: strangerId } }));
  return {
    "GET /apiCommon/Management/SpammersList": row(SITE_ADMINS),
    "GET /apiCommon/Management/SpammersListFile": row(SITE_ADMINS),
    "GET /apiCommon/Management/SpammersList/{id}": {
      ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId } })),
      // Nobody has reported them.
      status: 404,
    },
    "GET /apiCommon/Management/SpammersList/{id}/Conversation": {
      ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId } })),
      status: 404,
    },
    "POST /apiCommon/Management/SpammersList/{id}/LookedAt": {
      ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId } })),
      status: 404,
    },
    "POST /apiCommon/Management/SpammersList/Export": row(SITE_ADMINS, () => ({
      body: { query: {}, columns: ["name"] },
    })),
    "GET /apiMessage/Message/GetUserConversationList": row(MEMBERS),
    "GET /apiMessage/Message/GetConversation": row(MEMBERS, ({ colleagueSeoUrl }) => ({
      query: { otherUserSeoUrl: colleagueSeoUrl },
    })),
    "POST /apiMessage/Message/Post": row(MEMBERS, ({ strangerId }) => ({
      query: {},
      body: { userId: strangerId, text: "Merhaba" },
    })),
    "POST /apiMessage/Message/SetMessageRead": toStranger,
    "GET /apiMessage/Message/GetUserUnReadedMessageCount": row(MEMBERS, ({ ownId }) => ({ query: { id: ownId } })),
    "GET /apiMessage/Events": row(MEMBERS, () => ({ query: { seconds: "0" } })),
    "GET /apiMessage/Message/Search": row(MEMBERS, () => ({ query: { text: "merhaba" } })),
    // Not of the stranger to whom a message is sent afterwards.
    "POST /apiMessage/Block/Post": row(MEMBERS, ({ colleagueId }) => ({ query: { userId: colleagueId } })),
    "DELETE /apiMessage/Block/Delete": toStranger,
    "GET /apiMessage/Introduction/Get": row(MEMBERS),
    // For founders, which everybody is who has added a startup on the walk.
    "POST /apiMessage/Introduction/Post": ELSEWHERE_ROW,
    // Introductions of others: as if there were none.
    "DELETE /apiMessage/Introduction/Delete": {
      ...row(MEMBERS, () => ({ query: { id: introductionId } })),
      status: 404,
    },
    "POST /apiMessage/Introduction/Answer": {
      ...row(MEMBERS, () => ({ body: { id: introductionId, accept: true } })),
      status: 404,
    },
    "GET /apiMessage/Introduction/House": row(STAFF),
    "POST /apiMessage/Introduction/Pass": {
      ...row(STAFF, ({ unique }) => ({ body: { id: unique, line: "Tanışın" } })),
      status: 404,
    },
    "POST /apiMessage/Introduction/Refuse": { ...row(STAFF, ({ unique }) => ({ query: { id: unique } })), status: 404 },
    // A message of others: as if there were none.
    "POST /apiMessage/Report/Post": {
      ...row(MEMBERS, () => ({ body: { messageId: sent.data.id } })),
      status: 404,
    },
  };
};
