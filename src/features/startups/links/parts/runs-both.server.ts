import { sql } from "drizzle-orm";

/** Whether somebody runs both the investor `i` and the startup of the round `f`. */
export const RUNS_BOTH = sql`exists (select from investor_runners(i.organization_id, i.account_id) investing
  join startup_runners(f.startup_id) running on running.account_id = investing.account_id)`;
