import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { paymentService } from "./contract.ts";
import { trafficOf } from "./queries.server.ts";

/** The active provider, for admins. */
export function paymentServiceApi(app: App): void {
  serve(app, paymentService, async ({ db }) => {
    const { provider: active, stripe } = app.settings.payments;
    const traffic = await trafficOf(db);
    return {
      active: active ?? null,
      providers: (["stripe", "sandbox"] as const).map((provider) => ({
        provider,
        isActive: provider === active,
        hasKeys: provider === "sandbox" || stripe !== undefined,
        webhook: `${app.services.origin()}/apiUser/Payment/Webhook/${provider}`,
        ...traffic(provider),
      })),
    };
  });
}
