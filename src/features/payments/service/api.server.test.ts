import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { paymentService } from "./contract.ts";

test("admins see the provider and whether it has keys, never the keys", async () => {
  const env = { PUBLIC_URL: "https://kovan.example", PAYMENT_PROVIDER: "stripe" };
  const keys = { STRIPE_SECRET_KEY: "sk_test_petek", STRIPE_WEBHOOK_SECRET: "whsec_petek" };
  const { call, db, database } = await testApp(undefined, { ...env, ...keys });
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  await database.pool.query(
    "insert into payment_event (id, provider, reference, occurred_at, facts) values (gen_random_uuid(), 'stripe', 'evt_1', now(), '[]')",
  );
  const { data } = await call(paymentService, {}, admin);
  expect(data.active).toBe("stripe");
  expect(data.providers).toMatchObject([
    {
      provider: "stripe",
      isActive: true,
      hasKeys: true,
      events: 1,
      comparedAt: null,
      webhook: "https://kovan.example/apiUser/Payment/Webhook/stripe",
      lastEventAt: expect.any(String),
    },
    { provider: "sandbox", isActive: false, events: 0, lastEventAt: null },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/petek/);
});
