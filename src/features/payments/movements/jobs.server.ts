import { GiveUp, scheduled, type Work, workOn } from "#server/jobs/job.server.ts";
import type { PaymentProvider } from "../parts/provider.server.ts";
import { openProviders } from "../parts/providers.server.ts";
import { lockOrder } from "../queries.server.ts";
import { noteComparison, noteRefundProblem, storeDifferences } from "./commands.server.ts";
import { endReturned, sendRefund } from "./parts/send-refund.server.ts";
import { chargeOf, ledgerSince, newestCharge, oldestDifference, refundRequest } from "./queries.server.ts";
import { differencesOf } from "./rules.ts";

const DAY_MS = 86_400_000;
/** How far back a comparison goes at least. */
const COMPARED_DAYS = 30;
/** So long before money moves, a provider may have listed it: an invoice whose card was refused at first, a bank that takes days. */
const BEGUN_BEFORE_DAYS = 30;
/** Events are on their way for so long, in milliseconds; what is younger is compared the next night. */
const ON_ITS_WAY = 60 * 60_000;

export const movementJobs = [
  workOn(
    sendRefund,
    async ({ data: { id }, db, settings, services }) => {
      const request = await refundRequest(db, id);
      const charge = request && (await chargeOf(db, request.entryId));
      if (!charge) return;
      const { entry, order, currency } = charge;
      const provider = openProviders(settings, services.origin).byKey.get(order.provider);
      if (!provider) throw new GiveUp("The provider of this payment is not set up.");
      const { problem } = await provider.refund(db, {
        id,
        orderId: order.id,
        charge: entry.reference,
        minor: request.minor,
        currency,
      });
      if (problem !== null) {
        await noteRefundProblem(db, id, problem);
        return;
      }
      const { checkoutReference } = order;
      // Else what was just given back would be collected again.
      if (
        request.isRest &&
        order.kind === "package" &&
        checkoutReference &&
        (await newestCharge(db, order.id)) === entry.id
      )
        await provider.endSubscription(db, { id: order.id, checkoutReference }, "atOnce");
    },
    {
      // With its problem it can be tried again.
      onFinalFailure: ({ db, data, reason }) => noteRefundProblem(db, data.id, reason),
    },
  ),
  workOn(endReturned, async ({ data: { orderId }, db, settings, services }) => {
    const order = await lockOrder(db, orderId);
    if (!order?.checkoutReference || order.provider === "gift") return;
    const { id, checkoutReference } = order;
    const provider = openProviders(settings, services.origin).byKey.get(order.provider);
    if (!provider) throw new GiveUp("The provider of this package is not set up.");
    await provider.endSubscription(db, { id, checkoutReference }, "atOnce");
  }),
  scheduled("payments.compare", { dailyAt: 3 }, async (work) => {
    const { byKey } = openProviders(work.settings, work.services.origin);
    for (const provider of byKey.values()) await compare(work, provider);
  }),
];

async function compare({ db, signal }: Work<unknown>, provider: PaymentProvider): Promise<void> {
  const now = Date.now();
  const oldest = await oldestDifference(db, provider.key);
  // An earlier difference is compared again, however old it is.
  const from = Math.min(now - COMPARED_DAYS * DAY_MS, oldest?.getTime() ?? now);
  const since = new Date(from - BEGUN_BEFORE_DAYS * DAY_MS);
  try {
    const there = [];
    for await (const movement of provider.movements(db, since)) {
      signal.throwIfAborted();
      there.push(movement);
    }
    // The provider may say that something began a little earlier than its event.
    const here = await ledgerSince(db, provider.key, new Date(since.getTime() - DAY_MS));
    const bounds = { from: new Date(from), until: new Date(now - ON_ITS_WAY) };
    const found = differencesOf(here, there, bounds);
    await db.transaction((tx) => storeDifferences(tx, provider.key, since, found));
  } catch (error) {
    await noteComparison(db, provider.key, { failedAt: new Date() });
    throw error;
  }
}
