import type { Locale } from "#shared/locale.ts";

/** Cards of the sandbox, by their numbers: the usual test cards. */
export const CARDS = {
  "4242424242424242": "succeeds",
  "4000000000000002": "declined",
  "4000002500003155": "needsConfirmation",
  "4000000000000341": "succeedsOnce",
  "4000000000000077": "staysPending",
} as const;
export type CardNumber = keyof typeof CARDS;
export type Card = (typeof CARDS)[CardNumber];

export interface SandboxCheckout {
  minor: number;
  currency: string;
  name: string;
  subscription: { packageKey: string; period: "month" | "year" } | null;
  locale: Locale;
  successPath: string;
  cancelPath: string;
  state: "open" | "pending" | "complete" | "failed" | "expired";
}

export interface SandboxSubscription {
  minor: number;
  currency: string;
  name: string;
  packageKey: string;
  period: "month" | "year";
  card: Card;
  locale: Locale;
  /** ISO instants. */
  periodStart: string;
  periodEnd: string;
  cancelsAtEnd: boolean;
  state: "active" | "ended";
  /** When the next period is collected: at the end of this one, after a failed attempt a day later. */
  dueAt: string;
  /** Of the invoice that could not be collected yet. */
  openInvoice: string | null;
  /** The amount deducted from the next invoices, in the smallest unit: left over from a dearer plan. */
  credit?: number;
}

/** Money that moved. */
export interface SandboxPayment {
  minor: number;
  currency: string;
  /** An ISO instant. */
  at: string;
  /** Of a refund: the payment that went back. */
  charge?: string;
}

/** True if a subscription has ended, or is about to within the hour. */
export const isOver = ({ state, cancelsAtEnd, periodEnd }: SandboxSubscription, now: Date): boolean =>
  state === "ended" || (cancelsAtEnd && Date.parse(periodEnd) <= now.getTime());

/** True if a card pays renewals, too. */
export const collects = (card: Card): boolean => card === "succeeds" || card === "needsConfirmation";

/**
 * The price of another plan at an instant, with the paid and unused part deducted: with the same period for the rest of
 * this one, else for a period that begins then.
 */
export function changeOf(
  current: Pick<SandboxSubscription, "minor" | "period" | "periodStart" | "periodEnd" | "credit">,
  plan: { minor: number; period: "month" | "year" },
  at: Date,
) {
  const [start, end] = [Date.parse(current.periodStart), Date.parse(current.periodEnd)];
  const left = Math.min(1, Math.max(0, (end - at.getTime()) / (end - start)));
  const isSame = plan.period === current.period;
  const cost = isSame ? Math.round(plan.minor * left) : plan.minor;
  const due = cost - Math.round(current.minor * left) - (current.credit ?? 0);
  return {
    due: Math.max(0, due),
    credit: Math.max(0, -due),
    periodStart: isSame ? current.periodStart : at.toISOString(),
    periodEnd: isSame ? current.periodEnd : periodEndOf(at, plan.period).toISOString(),
  };
}

/** The end of a period that begins then: the same day of a later month, or the month's last. */
export function periodEndOf(start: Date, period: "month" | "year"): Date {
  const end = new Date(start);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (period === "year" ? 12 : 1));
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, last));
  return end;
}
