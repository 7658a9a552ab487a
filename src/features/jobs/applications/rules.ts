import { typeId } from "#shared/type-id.ts";

/** The states of an application, in the order of the board (decision 17). The catalogue has the same, by these keys. */
export const STATUSES = ["received", "in-review", "interview", "offer", "hired", "declined", "withdrawn"] as const;
export type Status = (typeof STATUSES)[number];

export const statusId = (status: Status): string => typeId("jobApplyStatus", status);
const STATUS_OF = new Map(STATUSES.map((status) => [statusId(status), status]));
/** The status of an id; undefined: there is none. */
export const statusOf = (id: string): Status | undefined => STATUS_OF.get(id);

/** An answer is what the applicant can go by: "in review" is none. */
const ANSWERS: readonly Status[] = ["interview", "offer", "hired", "declined"];
export const isAnswer = (status: Status): boolean => ANSWERS.includes(status);

/** Statuses in which the applicant waits. */
export const WAITING_STATUSES: readonly Status[] = ["received", "in-review"];

/** After these nobody waits for anything. */
const FINAL_STATUSES: readonly Status[] = ["hired", "declined", "withdrawn"];
export const mayWithdraw = (status: Status): boolean => !FINAL_STATUSES.includes(status);

/** True if the team may move an application there. A withdrawn one stays so. */
export const mayMove = (from: Status, to: Status): boolean => from !== "withdrawn" && to !== "withdrawn";

/** Days without an answer after which an applicant counts as waiting in vain. */
export const SILENT_AFTER_DAYS = 21;
/** Answers that the record of a startup looks back on, and how many it takes to say something. */
export const RECORD_LENGTH = 20;
export const RECORD_MIN = 5;

export type WageFit = "suits" | "close" | "apart";
/** Less than what is expected by up to this share is close. */
const CLOSE_SHARE = 0.15;

interface Range {
  min: number | null;
  max: number | null;
}

/** The fit of a job's pay to an expected one, both a month and in one currency; null where one side says nothing. */
export function wageFit(job: Range, expected: Range): WageFit | null {
  const paid = job.max ?? job.min;
  const least = expected.min ?? expected.max;
  if (paid === null || least === null) return null;
  if (paid >= least) return "suits";
  return paid >= least * (1 - CLOSE_SHARE) ? "close" : "apart";
}

/** Months in the time of a pay plan; undefined: a wage of it is for no time. */
const PER_MONTH: Readonly<Record<string, number>> = {
  monthly: 1,
  yearly: 1 / 12,
  weekly: 52 / 12,
  daily: 22,
  hourly: 176,
};
/** The pay plans whose wage is turned into a monthly one to be compared. */
export const COMPARED_PLANS = ["hourly", "daily", "weekly", "yearly"] as const;
export type ComparedPlan = (typeof COMPARED_PLANS)[number];
export const comparedPlan = (payPlanId: string | undefined): ComparedPlan | undefined =>
  COMPARED_PLANS.find((plan) => typeId("payPlan", plan) === payPlanId);

const FACTOR_OF = new Map(Object.entries(PER_MONTH).map(([key, factor]) => [typeId("payPlan", key), factor]));

/** The wage of a job a month, in US dollars. */
export function monthlyWage(job: {
  payPlanId: string;
  minWage: number | null;
  maxWage: number | null;
  usdRate: number | null;
}): Range {
  const factor = FACTOR_OF.get(job.payPlanId);
  if (factor === undefined || job.usdRate === null) return { min: null, max: null };
  const monthly = (amount: number | null) => (amount === null ? null : amount * job.usdRate! * factor);
  return { min: monthly(job.minWage), max: monthly(job.maxWage) };
}
