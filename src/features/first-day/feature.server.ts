import type { Feature } from "#server/feature.server.ts";
import { firstDayApi } from "./api.server.ts";

export const firstDayFeature = { api: [firstDayApi] } as const satisfies Feature;
