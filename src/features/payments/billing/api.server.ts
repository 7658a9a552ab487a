import { siteIdentityOf } from "#features/site/identity/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { type RenderLimits, renderPool } from "#server/render-pool.server.ts";
import { serve } from "#server/serve.server.ts";
import { isSiteAdmin } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { localizedText } from "#shared/locale.ts";
import { memberOnly } from "#shared/viewer.ts";
import { saveBilling } from "./commands.server.ts";
import { getBilling, paymentReceipt, putBilling } from "./contract.ts";
import { type ReceiptContent, receiptOf } from "./parts/receipt-content.ts";
import { billingOf, paidEntry } from "./queries.server.ts";

const WORKER = "features/payments/billing/parts/receipt-worker.server.ts";
const LIMITS: RenderLimits = { threads: 1, queue: 20, timeLimitMs: 28_000 };

export function billingApi(app: App): void {
  const pool = renderPool<ReceiptContent>(WORKER, LIMITS);
  app.addHook("onClose", () => pool.close());

  serve(app, getBilling, async ({ db, viewer }) => (await billingOf(db, memberOnly(viewer).id)) ?? null);

  serve(app, putBilling, ({ body, viewer, write }) => {
    const member = memberOnly(viewer);
    return write(
      (tx) => saveBilling(tx, member, body),
      async (tx) => (await billingOf(tx, member.id))!,
    );
  });

  serve(app, paymentReceipt, async ({ db, params, viewer, locale, http }) => {
    const member = memberOnly(viewer);
    const paid = await paidEntry(db, params.id, isSiteAdmin(member) ? undefined : member.id);
    if (!paid) throw new AppError("notFound");
    const { contact } = await siteIdentityOf(db);
    const seller = [localizedText(contact.address, locale), contact.email, contact.phone].filter(
      (line) => line !== null,
    );
    const content = receiptOf(paid, locale, app.services.origin(), seller);
    http!.reply.header("cache-control", "private, no-store");
    const bytes = Buffer.from(await pool.render(content));
    return { bytes, type: "application/pdf", name: `${content.title} ${content.number}.pdf` };
  });
}
