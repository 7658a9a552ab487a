import type { Database } from "#db/open.server.ts";
import { userCalls } from "#features/accounts/admin/contract.ts";
import { jobApplicantCalls } from "#features/jobs/applicants/contract.ts";
import { managedStartupCalls } from "#features/startups/management/contract.ts";
import { managedTalentCalls } from "#features/talents/management/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { clientOf } from "./client.ts";
import { type Load, measure } from "./measure.ts";
import { signedInMember } from "./member.ts";

/** Milliseconds within which first rows, a search and an order answer at a million startups. */
const TARGET_MS = 150;

/** Query strings for a table; each turn takes the next value of `{}`. */
const QUERIES: Record<string, string> = {
  "first rows": "",
  "page 50": "pageIndex=50",
  "by name": "orderColumnName=name",
  "by day, oldest first": "orderColumnName=createdAt",
  search: "searchText={}",
  "search by name": "searchText={}&orderColumnName=name",
};
const STARTUP_QUERIES: Record<string, string> = {
  ...QUERIES,
  "by amount": "orderColumnName=totalRaisedUsd&isDescending=true",
  "by change": "orderColumnName=updatedAt&isDescending=true",
  deleted: "isDeleted=true",
  bots: "isBot=true",
  favorites: "isFavorite=true",
  funded: "isFunded=true",
  "nobody's": "isOwned=false",
  "of two programs": "hasTwoPrograms=true",
  "of 30 days": "createdFrom=2026-01-01",
};
const TALENT_QUERIES: Record<string, string> = {
  ...QUERIES,
  "by fullness": "orderColumnName=fullness&isDescending=true",
  hidden: "state=hidden",
  visible: "state=visible",
};
const APPLICANT_QUERIES: Record<string, string> = {
  "first rows": "",
  "page 50": "pageIndex=50",
  "by answer": "orderColumnName=answeredAt&isDescending=true",
  search: "searchText={}",
  "search by startup": "searchText={}&searchColumn=startup",
  waiting: "state=waiting",
};
const WORDS = ["ka", "vona", "teknoloji", "labs", "rite", "zzzz", "energy su", "pa", "mosa", "i"];

/** The tables of those who run the portal, as an admin reads them. */
export async function measureAdminTables(database: Database, origin: string, load: Load): Promise<void> {
  const { token } = await signedInMember(database, PLATFORM_ENTITY.admin, SCOPE.FULL_ACCESS);
  await fillApplications(database);
  const client = clientOf(origin, { authorization: `Bearer ${token}` });
  for (const [table, path, queries] of [
    ["startups", managedStartupCalls.list.path, STARTUP_QUERIES],
    ["users", userCalls.list.path, QUERIES],
    ["talents", managedTalentCalls.list.path, TALENT_QUERIES],
    ["job applicants", jobApplicantCalls.list.path, APPLICANT_QUERIES],
  ] as const)
    for (const [name, query] of Object.entries(queries)) {
      const request = (turn: number) => ({
        method: "GET",
        url: `${path}?pageSize=24&${query.replace("{}", encodeURIComponent(WORDS[turn % WORDS.length]!))}`,
      });
      const { p50, p95 } = await measure(load, async (turn) => void (await client.send(request(turn))));
      console.log(
        `table of ${`${table}, ${name}`.padEnd(32)} p50 ${p50.toFixed(0).padStart(5)}  p95 ${p95.toFixed(0).padStart(5)} ms${p95 > TARGET_MS ? `, more than ${TARGET_MS}` : ""}`,
      );
    }
  client.close();
}

/** One application of every person, to a job chosen by number, unless there are some. */
async function fillApplications({ pool }: Database): Promise<void> {
  await pool.query(APPLICATIONS);
  await pool.query("vacuum analyze job_application");
}

const APPLICATIONS = `
  insert into job_application (id, job_id, account_id, status_id, phone, linkedin, created_at, answered_at)
  select gen_random_uuid(), job.id, person.id, (select id from type where kind = 'jobApplyStatus' order by sort_order limit 1),
    '+90 555 000 00 00', 'https://www.linkedin.com/in/person', made, case when person.n % 3 > 0 then made + interval '2 days' end
  from (
    select id, 1 + row_number() over (order by id) * 7 % (select count(*) from job) place, row_number() over (order by id) n,
      now() - random() * interval '700 days' made from account
  ) person
  join (select id, row_number() over (order by id) place from job) job on job.place = person.place
  where not exists (select from job_application)`;
