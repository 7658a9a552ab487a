import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { sandboxObject } from "#db/tables/payments.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { sendEvent } from "../parts/delivery.server.ts";
import type { SandboxPayment } from "../parts/objects.ts";
import type { SentEvent } from "../parts/sent-events.ts";
import { secretOf } from "../queries.server.ts";

/** The later, the greater: events of one second are ordered by it. */
export const newId = (): string => v7().replaceAll("-", "");

/** The secret with which events are signed; made by whoever asks first. */
export async function signingSecret(db: Db): Promise<string> {
  const secret = await secretOf(db);
  if (secret) return secret;
  await db
    .insert(sandboxObject)
    .values({ id: "secret", kind: "secret", data: { secret: `whsec_${randomBytes(32).toString("base64url")}` } })
    .onConflictDoNothing();
  return (await secretOf(db))!;
}

export const store = (tx: Db, id: string, data: object) =>
  tx
    .update(sandboxObject)
    .set({ data: { ...data } })
    .where(eq(sandboxObject.id, id));

export async function send(tx: Db, events: readonly SentEvent[]): Promise<void> {
  for (const event of events) await enqueue(tx, sendEvent, { body: JSON.stringify(event) });
}

/** Money that moved, as the sandbox lists it. */
export async function storePayment(
  tx: Db,
  kind: "payment" | "refund",
  id: string,
  orderId: string,
  data: SandboxPayment,
) {
  if (data.minor === 0) return;
  await tx
    .insert(sandboxObject)
    .values({ id, kind, orderId, data: { ...data } })
    .onConflictDoNothing();
}
