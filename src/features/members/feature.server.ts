import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { membersApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { membersWaiting } from "./parts/waiting.server.ts";

export const membersFeature = {
  memberMenu: [
    { page: "dashboardManagement", group: "people", order: 10, label: (textsOf) => textsOf("members").title },
  ],
  waiting: membersWaiting,
  api: [membersApi],
  audited: [
    {
      of: "any",
      names: namesFrom(en, tr, ({ scopes, lastDay }) => ({ fields: { scopes, expiresAt: lastDay, until: lastDay } })),
    },
  ],
} as const satisfies Feature;
