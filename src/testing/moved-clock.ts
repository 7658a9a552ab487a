// Loaded before everything else of a process: its clock is ahead by DAYS_AHEAD days, that of its embedded database too; or
// it stands still at CLOCK_STANDS_AT.
import { movedDate } from "./moved-date.ts";

const { DAYS_AHEAD = "0", CLOCK_STANDS_AT } = process.env;
const { now, parse } = Date;
const aheadMs = Number(DAYS_AHEAD) * 86_400_000;
const standsAt = CLOCK_STANDS_AT === undefined ? undefined : parse(CLOCK_STANDS_AT);
globalThis.Date = movedDate(() => (standsAt === undefined ? aheadMs : standsAt - now()));
