import type { App } from "#server/app.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { decideDouble } from "./commands.server.ts";
import { doubleStartupTable } from "./queries.server.ts";

/** Startups that are probably there twice, for those who run the platform. */
export const doubleStartupsApi = (app: App): void => serveTable(app, doubleStartupTable, { change: decideDouble });
