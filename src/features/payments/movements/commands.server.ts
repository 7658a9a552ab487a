import { and, eq, gte, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { paymentComparison, paymentDifference, paymentRefund } from "#db/tables/payments.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import type { ProviderKey } from "../parts/provider.server.ts";
import { lockOrder } from "../queries.server.ts";
import { sendRefund } from "./parts/send-refund.server.ts";
import { chargeOf, orderIdsAmong } from "./queries.server.ts";
import type { FoundDifference } from "./rules.ts";

/**
 * Has a part of a payment, in the smallest unit, or what is left of it beside a credit, given back. One refund runs at a time, so that two who
 * ask at once do not give back twice; one that the provider refused can be tried again.
 */
export async function requestRefund(
  tx: Db,
  viewer: Member,
  { entryId, minor }: { entryId: string; minor: number | undefined },
): Promise<Outcome<object, "notFound" | "notRefundable" | "refundRunning" | "refundTooLarge">> {
  const before = await chargeOf(tx, entryId);
  if (!before) return refuse("notFound");
  // Refunds of an order, and its events, one after another.
  await lockOrder(tx, before.order.id);
  const { left, credited, isRunning } = (await chargeOf(tx, entryId))!;
  if (isRunning) return left === 0 && minor === undefined ? { ok: true } : refuse("refundRunning");
  if (left === 0) return refuse("notRefundable");
  if (minor !== undefined && minor > left) return refuse("refundTooLarge");
  // A new id: providers answer one they have refused as before.
  await tx.delete(paymentRefund).where(and(eq(paymentRefund.entryId, entryId), isNotNull(paymentRefund.problem)));
  const id = v7();
  // A payment that has become a credit still pays for the package.
  const isRest = credited === 0 && (minor === undefined || minor === left);
  const request = { minor: minor ?? left, isRest };
  await tx.insert(paymentRefund).values({ id, entryId, ...request, requestedBy: viewer.id });
  await enqueue(tx, sendRefund, { id });
  const entry = { action: "payment.refundRequested", entity: "payment_order", entityId: before.order.id } as const;
  await writeAudit(tx, { accountId: viewer.id, ...entry, detail: { minor: request.minor } });
  return { ok: true };
}

export const noteRefundProblem = (db: Db, id: string, problem: string) =>
  db.update(paymentRefund).set({ problem }).where(eq(paymentRefund.id, id));

/** Stores what a comparison has found from then on; what is not among it is settled. */
export async function storeDifferences(
  tx: Db,
  provider: ProviderKey,
  since: Date,
  found: readonly FoundDifference[],
): Promise<void> {
  const named = found.flatMap(({ orderId }) => orderId ?? []);
  const orders = await orderIdsAmong(tx, named);
  const ids: string[] = [];
  for (const { here, there, orderId, at, kind, reference, problem, currency } of found) {
    const values = {
      problem,
      currency,
      hereMinor: here,
      thereMinor: there,
      occurredAt: at,
      orderId: orderId !== null && orders.has(orderId) ? orderId : null,
    };
    const [stored] = await tx
      .insert(paymentDifference)
      .values({ id: v7(), provider, kind, reference, ...values })
      .onConflictDoUpdate({
        target: [paymentDifference.provider, paymentDifference.kind, paymentDifference.reference],
        set: {
          ...values,
          foundAt: sql`case when payment_difference.settled_at is null then payment_difference.found_at else now() end`,
          settledAt: null,
        },
      })
      .returning({ id: paymentDifference.id });
    ids.push(stored!.id);
  }
  await tx
    .update(paymentDifference)
    .set({ settledAt: new Date() })
    .where(
      and(
        eq(paymentDifference.provider, provider),
        isNull(paymentDifference.settledAt),
        gte(paymentDifference.occurredAt, since),
        ids.length > 0 ? notInArray(paymentDifference.id, ids) : undefined,
      ),
    );
  await noteComparison(tx, provider, { comparedAt: new Date(), failedAt: null });
}

export const noteComparison = (
  db: Db,
  provider: ProviderKey,
  result: { comparedAt: Date; failedAt: null } | { failedAt: Date },
) =>
  db
    .insert(paymentComparison)
    .values({ provider, ...result })
    .onConflictDoUpdate({ target: paymentComparison.provider, set: result });
