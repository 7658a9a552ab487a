// Loaded before everything else of a process: its clock is ahead by DAYS_AHEAD days, that of its embedded database too.
import { movedDate } from "./moved-date.ts";

const aheadMs = Number(process.env.DAYS_AHEAD) * 86_400_000;
globalThis.Date = movedDate(() => aheadMs);
