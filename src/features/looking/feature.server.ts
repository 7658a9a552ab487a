import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { lookingApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const lookingFeature = {
  api: [lookingApi],
  audited: [{ of: "account", names: namesFrom(en, tr, ({ as }) => ({ fields: { as } })) }],
} as const satisfies Feature;
