import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { JOBS } from "#/jobs.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { plan } from "#server/jobs/lease.server.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { hashPassword } from "../commands.server.ts";
import { login } from "../contract.ts";
import { sessionList } from "../settings/contract.ts";

test("network addresses of sessions and browsers are forgotten in time", async () => {
  const { call, database, db } = await testApp();
  const { id } = await signedIn(db);
  const set = { passwordHash: await hashPassword("Tuğla!Zırh.27"), email: "ada@example.test" };
  await db.update(account).set(set).where(eq(account.id, id));
  const body = { email: set.email, password: "Tuğla!Zırh.27", rememberMe: true };
  const { token } = (await call(login, { body })).data;
  const addresses = async () => {
    const { rows } = await database.pool.query("select address from known_device");
    return [...(await call(sessionList, {}, { token })).data, ...rows].map(({ address }) => address);
  };
  const night = async (days: number) => {
    await plan(db, JOBS);
    await moveClock(database, { days, hours: 1 });
    expect(await runJobs(database)).toContain("accounts.cleanUp");
  };
  await database.pool.query("update session set last_used_at = now() where account_id = $1", [id]);
  await night(1);
  expect(await addresses()).toEqual([expect.stringMatching(/^127\./), expect.stringMatching(/^127\./)]);
  await night(91);
  expect(await addresses(), "the session itself goes on").toEqual([null, null]);
});
