import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { paymentOrder, sandboxObject } from "#db/tables/payments.server.ts";
import type { SandboxCheckout, SandboxPayment, SandboxSubscription } from "./parts/objects.ts";

interface Stored<Data> {
  id: string;
  orderId: string;
  data: Data;
}

const find = async <Data>(db: Db, kind: "checkout" | "subscription", id: string): Promise<Stored<Data> | undefined> => {
  const [row] = await db
    .select()
    .from(sandboxObject)
    .where(and(eq(sandboxObject.id, id), eq(sandboxObject.kind, kind)))
    .for("no key update");
  return row?.orderId ? { id, orderId: row.orderId, data: row.data as Data } : undefined;
};

/** Ids of orders that would be collected again. */
export async function renewingAtSandbox(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.kind, "package"),
        eq(paymentOrder.provider, "sandbox"),
        inArray(paymentOrder.state, ["paid", "pastDue"]),
        eq(paymentOrder.cancelsAtEnd, false),
      ),
    )
    .orderBy(paymentOrder.id);
  return rows.map(({ id }) => id);
}

/** Both lock the row: run them in a transaction. */
export const checkoutOf = (tx: Db, id: string) => find<SandboxCheckout>(tx, "checkout", id);
export const subscriptionOf = (tx: Db, id: string) => find<SandboxSubscription>(tx, "subscription", id);

/** A payment, locked: run it in a transaction. */
export async function paymentOf(tx: Db, reference: string): Promise<SandboxPayment | undefined> {
  const [row] = await tx
    .select()
    .from(sandboxObject)
    .where(and(eq(sandboxObject.id, reference), eq(sandboxObject.kind, "payment")))
    .for("no key update");
  return row?.data as SandboxPayment | undefined;
}

/** The newest payment of an order. */
export async function newestPaymentOf(db: Db, orderId: string) {
  const [row] = await db
    .select()
    .from(sandboxObject)
    .where(and(eq(sandboxObject.kind, "payment"), eq(sandboxObject.orderId, orderId)))
    .orderBy(desc(sandboxObject.id))
    .limit(1);
  return row && { id: row.id, data: row.data as unknown as SandboxPayment };
}

/** The refunded amount of a payment. */
export async function refundsOf(db: Db, charge: string): Promise<(SandboxPayment & { id: string })[]> {
  const rows = await db
    .select()
    .from(sandboxObject)
    .where(and(eq(sandboxObject.kind, "refund"), sql`${sandboxObject.data} ->> 'charge' = ${charge}`));
  return rows.map(({ id, data }) => ({ ...(data as unknown as SandboxPayment), id }));
}

/** A batch of the money that moved from then on, after the one with that id. */
export async function paymentsSince(db: Db, since: Date, after: string, limit: number) {
  const rows = await db
    .select()
    .from(sandboxObject)
    .where(
      and(
        inArray(sandboxObject.kind, ["payment", "refund"]),
        sql`${sandboxObject.data} ->> 'at' >= ${since.toISOString()}`,
        gt(sandboxObject.id, after),
      ),
    )
    .orderBy(sandboxObject.id)
    .limit(limit);
  return rows.map(({ id, kind, orderId, data }) => ({
    id,
    kind,
    orderId,
    ...(data as unknown as SandboxPayment),
  }));
}

/** Ids of subscriptions that are to be collected. */
export async function dueSubscriptions(db: Db, now: Date, limit: number): Promise<string[]> {
  const dueAt = sql`${sandboxObject.data} ->> 'dueAt'`;
  const rows = await db
    .select({ id: sandboxObject.id })
    .from(sandboxObject)
    .where(
      and(
        eq(sandboxObject.kind, "subscription"),
        sql`${sandboxObject.data} ->> 'state' = 'active'`,
        sql`${dueAt} <= ${now.toISOString()}`,
      ),
    )
    .orderBy(dueAt, sandboxObject.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** With what the sandbox signs. Every process signs with the same, which the first has made. */
export async function secretOf(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(sandboxObject).where(eq(sandboxObject.id, "secret"));
  return row?.data.secret as string | undefined;
}
