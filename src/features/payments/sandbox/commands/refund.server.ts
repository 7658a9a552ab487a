import type { Db } from "#db/open.server.ts";
import type { RefundRequest } from "../../parts/provider.server.ts";
import { eventsAt, refundObject } from "../parts/sent-events.ts";
import { paymentOf, refundsOf } from "../queries.server.ts";
import { newId, send, storePayment } from "./objects.server.ts";

/** Money of a charge goes back, once for each id. */
export async function giveBack(tx: Db, { id, ...refund }: RefundRequest): Promise<{ problem: string | null }> {
  const payment = await paymentOf(tx, refund.charge);
  if (!payment) return { problem: "There is no such payment." };
  const reference = `re_${id}`;
  const before = await refundsOf(tx, refund.charge);
  if (before.some((row) => row.id === reference)) return { problem: null };
  const returned = before.reduce((sum, { minor }) => sum + minor, 0);
  if (returned + refund.minor > payment.minor) return { problem: "More than was paid." };
  const now = new Date();
  await storePayment(tx, "refund", reference, refund.orderId, {
    minor: refund.minor,
    currency: refund.currency,
    at: now.toISOString(),
    charge: refund.charge,
  });
  await send(tx, [eventsAt(now, newId)("refund.created", refundObject(reference, refund))]);
  return { problem: null };
}
