// The build before and this one on one database, as while servers are replaced one by one.
import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { openServer } from "#db/open.server.ts";
import { logout } from "#features/accounts/contract.ts";
import { register } from "#features/accounts/sign-up/contract.ts";
import { applyToJob } from "#features/jobs/applications/contract.ts";
import { conversationWith, postMessage } from "#features/messages/contract.ts";
import { beginApplication } from "#features/programs/applying/contract.ts";
import { changeStartup, getEditableStartup } from "#features/startups/editing/contract.ts";
import { DEMO_PASSWORD, type DemoRole, demoEmail } from "#shared/demo-accounts.ts";
import { addressOf, type Endpoint } from "#shared/endpoint.ts";
import { ADMIN_PATHS } from "#shared/paths/admin.ts";
import { DASHBOARD_PATHS } from "#shared/paths/dashboard.ts";
import { MEMBER_PATHS } from "#shared/paths/member.ts";
import { PUBLIC_PATHS } from "#shared/paths/public.ts";
import { signIn } from "#testing/fresh-start.ts";
import { scratchFolder } from "#testing/scratch-folder.ts";
import { startServerProcess } from "#testing/server-process.ts";
import { startPostgres } from "#testing/start-postgres.ts";
import { unpackBuildBefore, whyNoBuildBefore } from "./testing/build-before.ts";
import { changed, crawl, plainPaths } from "./testing/crawl.ts";
import { brokenFor, expectedOf } from "./testing/used-by-builds.ts";

const missing = whyNoBuildBefore();
const WRITTEN = "Written by the build before";
const NEWCOMER = { name: "Deniz", surname: "Ergin", email: "deniz@example.test", password: "Bal!Petek.27" };

test.skipIf(missing)(
  `the build before serves on today's tables${missing ? `: ${missing}` : ""}`,
  async () => {
    const [folder, data] = [scratchFolder("kovan-build-before-"), scratchFolder("kovan-build-before-data-")];
    const postgres = await startPostgres({ inMemory: true });
    onTestFinished(async () => {
      await postgres.stop();
      for (const made of [folder, data]) rmSync(made, { recursive: true, force: true });
    });
    unpackBuildBefore(folder);
    const env = { DATABASE_URL: postgres.addressOf("postgres"), DEMO: "1", DATA_DIR: data };
    const older = await startServerProcess(env, folder);
    const { pool } = openServer(env.DATABASE_URL);
    onTestFinished(() => pool.end());
    const as = {
      entrepreneur: await sessionOf(older.address, "entrepreneur"),
      "job-hunter": await sessionOf(older.address, "job-hunter"),
      organizer: await sessionOf(older.address, "organizer"),
      jury: await sessionOf(older.address, "jury"),
      admin: await sessionOf(older.address, "admin"),
    };
    const headers = (role: keyof typeof as) => ({ cookie: `session=${as[role]}` });
    const visits = await crawl(older.address, [
      {
        headers: {},
        locale: "en",
        paths: [...plainPaths(PUBLIC_PATHS, "en"), "/startups/health?text=a", "/search?text=enerji"],
      },
      { headers: headers("organizer"), locale: "en", paths: plainPaths(DASHBOARD_PATHS, "en") },
      { headers: headers("jury"), locale: "tr", paths: [DASHBOARD_PATHS.dashboard.tr] },
      { headers: headers("entrepreneur"), locale: "tr", paths: plainPaths(MEMBER_PATHS, "tr") },
      { headers: headers("admin"), locale: "en", paths: plainPaths(ADMIN_PATHS, "en") },
    ]);
    expect(visits.filter(({ status }) => status >= 500)).toEqual([]);
    const expected = await expectedOf(pool);

    const newer = await startServerProcess(env);
    expect(brokenFor(expected, await expectedOf(pool))).toEqual([]);

    const { rows } = await pool.query<{ startup: string; program: string; job: string; person: string }>(
      `select (select startup.id from startup join entity_access on entity_id = startup.id join account on account.id = account_id
        where email = $1 and startup.is_visible and startup.deleted_at is null limit 1) startup,
      (select id from program where apply_finish > now() and apply_start <= now() limit 1) program,
      (select id from job where is_listed and not exists (
        select from job_application join account on account.id = account_id where job_id = job.id and email = $2) limit 1) job,
      (select seo_url from account where email = $3) person`,
      [demoEmail("entrepreneur"), demoEmail("job-hunter"), demoEmail("investor")],
    );
    const { startup, program, job, person } = rows[0]!;
    const { entrepreneur } = as;
    const consents = { termsAccepted: true, privacyAccepted: true };
    await ask(older.address, changeStartup, { params: { id: startup }, body: { taglineEn: WRITTEN } }, entrepreneur);
    await ask(older.address, postMessage, { body: { otherUserSeoUrl: person, text: WRITTEN } }, entrepreneur);
    await ask(older.address, beginApplication, { query: { programId: program, companyId: startup } }, entrepreneur);
    await ask(older.address, applyToJob, { body: { jobId: job, applyNote: WRITTEN } }, as["job-hunter"]);
    await ask(older.address, register, { body: { ...NEWCOMER, ...consents } });
    expect(await changed(older.address, visits)).toEqual([]);
    expect(await ask(newer.address, getEditableStartup, { params: { seoUrlOrId: startup } }, entrepreneur)).toContain(
      WRITTEN,
    );
    const written = { query: { otherUserSeoUrl: person } };
    expect(await ask(newer.address, conversationWith, written, entrepreneur)).toContain(WRITTEN);

    await ask(older.address, logout, {}, as.organizer);
    expect((await signIn(older.address, demoEmail("organizer"), DEMO_PASSWORD)).status).toBe(200);
    expect([await older.stop(), await newer.stop()]).toEqual([0, 0]);
  },
  900_000,
);

async function sessionOf(address: string, role: DemoRole): Promise<string> {
  const answer = await (await signIn(address, demoEmail(role), DEMO_PASSWORD)).json();
  return (answer as { data: { token: string } }).data.token;
}

interface Asked {
  params?: object;
  query?: object;
  body?: object;
}

/** A call as both builds know it. */
async function ask(address: string, endpoint: Endpoint, { params, query, body }: Asked, token = ""): Promise<string> {
  const response = await fetch(address + addressOf(endpoint, params, query), {
    method: endpoint.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  expect(response.status, `${endpoint.method} ${endpoint.path}: ${text}`).toBe(200);
  return text;
}
