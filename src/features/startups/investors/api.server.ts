import type { App } from "#server/app.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { decideInvestor } from "./commands.server.ts";
import { investorTable } from "./queries.server.ts";

/** Investors whose word the house has to accept before it counts, for admins. */
export const investorsApi = (app: App): void =>
  serveTable(app, investorTable, { change: (tx, viewer, id, { state }) => decideInvestor(tx, viewer, id, state) });
