import { scheduled, workOn } from "#server/jobs/job.server.ts";
import { endWithSandbox } from "../commands.server.ts";
import { stripeLibrary } from "../parts/stripe-library.server.ts";
import { signingSecret } from "./commands/objects.server.ts";
import { renew } from "./commands/subscription.server.ts";
import { sendEvent } from "./parts/delivery.server.ts";
import { dueSubscriptions, renewingAtSandbox } from "./queries.server.ts";

export const WEBHOOK = "/apiUser/Payment/Webhook/sandbox";
const BATCH_ROWS = 500;

export const sandboxJobs = [
  workOn(sendEvent, async ({ data: { body }, db, settings, services, signal }) => {
    // Nobody takes it: the sandbox was switched off meanwhile.
    if (settings.payments.provider !== "sandbox") return;
    const { webhooks } = await stripeLibrary();
    const signature = webhooks.generateTestHeaderString({ payload: body, secret: await signingSecret(db) });
    const answer = await fetch(services.origin() + WEBHOOK, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    });
    if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
  }),
  scheduled("payments.sandboxRenewals", "hourly", async ({ db, settings, signal }) => {
    if (settings.payments.provider !== "sandbox") {
      for (const id of await renewingAtSandbox(db)) {
        if (signal.aborted) return;
        await db.transaction((tx) => endWithSandbox(tx, id));
      }
      return;
    }
    const now = new Date();
    for (const id of await dueSubscriptions(db, now, BATCH_ROWS)) {
      if (signal.aborted) return;
      await db.transaction((tx) => renew(tx, id, now));
    }
  }),
];
