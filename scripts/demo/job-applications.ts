// Hand-written SQL: a job with whether its startup is one's own.

import { sql } from "drizzle-orm";
import { z } from "zod";
import { rowsOf } from "#db/rows.server.ts";
import { jobApplication, jobApplicationNote, jobApplicationStep } from "#db/tables/jobs.server.ts";
import { bringInLine } from "#features/jobs/applications/commands.server.ts";
import { isAnswer, STATUSES, type Status, statusId } from "#features/jobs/applications/rules.ts";
import { chance, demoId } from "./random.ts";
import { currencyId, insertAll, type World } from "./world.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const NOTES = [
  "Merhaba, ilanınızı ilgiyle okudum. Benzer bir üründe üç yıl çalıştım; ekibinizle tanışmak isterim.",
  "Hello, I have followed your product since its first version and would love to build the next one with you.",
  "Son projemde aynı teknolojilerle çalıştım. Portfolyom LinkedIn sayfamda.",
  "I can start next month. My last team was eight people in two countries.",
  null,
];
const TEAM_NOTES = [
  "Portfolyosu güçlü, pazartesi arayalım.",
  "Referansları kontrol edildi.",
  "Ücret beklentisini konuşmak gerek.",
];

/** The states that an application passes before its own. */
const WAYS: Record<Status, readonly Status[]> = {
  received: ["received"],
  "in-review": ["received", "in-review"],
  interview: ["received", "in-review", "interview"],
  offer: ["received", "interview", "offer"],
  hired: ["received", "in-review", "interview", "offer", "hired"],
  declined: ["received", "in-review", "declined"],
  withdrawn: ["received", "withdrawn"],
};

const demoJob = z.object({
  id: z.string(),
  published: z.string(),
  /** Of the startups of entrepreneur@. */
  own: z.boolean(),
});
type DemoJob = z.output<typeof demoJob>;

/** Applications in every state: all of them to the jobs of entrepreneur@, some of jobhunter@'s, and a job that answers nobody. */
export async function addJobApplications(world: World): Promise<void> {
  const random = chance("job-applications");
  const ownerId = demoId("account/entrepreneur");
  const jobs = await rowsOf(
    world.tx,
    demoJob,
    sql`
    select j.id, j.publication_date::text published,
      exists (select from entity_access where account_id = ${ownerId} and entity_id = j.startup_id) own
    from job j where j.is_visible and j.publication_date <= ${world.today.toISOString().slice(0, 10)}::date
      and j.expiration_date > ${world.today.toISOString().slice(0, 10)}::date order by j.seo_url`,
  );
  const seekers = world.people.filter(({ userType, demo }) => !demo && ["employee", "job-hunter"].includes(userType));
  const jobHunter = world.people.find(({ demo }) => demo === "job-hunter")!;
  const applications: (typeof jobApplication.$inferInsert)[] = [];
  const steps: (typeof jobApplicationStep.$inferInsert)[] = [];
  const notes: (typeof jobApplicationNote.$inferInsert)[] = [];

  const add = (job: DemoJob, person: { id: string; name: string }, status: Status, daysAgo: number) => {
    const id = demoId(`application/${job.id}/${person.id}`);
    const sentAt = world.today.getTime() - daysAgo * DAY_MS + random.int(6, 20) * HOUR_MS;
    const way = WAYS[status];
    const room = Math.max(1, Math.min(daysAgo - 1, 9)) * DAY_MS;
    const times = way.map((_, index) => new Date(sentAt + (room * index) / way.length));
    const answered = way.findIndex(isAnswer);
    const expects = random.happens(0.7) ? random.int(9, 24) * 5_000 : null;
    applications.push({
      id,
      jobId: job.id,
      accountId: person.id,
      statusId: statusId(status),
      note: random.pick(NOTES),
      phone: `+90 53${random.int(2, 9)} 000 ${random.int(10, 99)} ${random.int(10, 99)}`,
      linkedin: `https://www.linkedin.com/in/kovan-demo-${id.slice(-6)}`,
      minWage: expects,
      wageCurrencyId: expects === null ? null : currencyId("TRY"),
      wageFit: expects === null ? null : random.pick(["suits", "suits", "close", "apart"] as const),
      applicantShowsWage: random.happens(0.3),
      teamShowsWage: false,
      answeredAt: answered < 0 ? null : times[answered]!,
      createdAt: new Date(sentAt),
      updatedAt: times.at(-1)!,
    });
    for (const [index, step] of way.entries())
      steps.push({
        id: demoId(`step/${id}/${index}`),
        applicationId: id,
        statusId: statusId(step),
        createdAt: times[index]!,
      });
    if (job.own && random.happens(0.5))
      notes.push({
        id: demoId(`application-note/${id}`),
        applicationId: id,
        authorId: ownerId,
        text: random.pick(TEAM_NOTES),
        createdAt: times.at(-1)!,
      });
  };

  const daysSince = ({ published }: DemoJob) => Math.round((world.today.getTime() - Date.parse(published)) / DAY_MS);
  const usual: readonly Status[] = [
    "received",
    "received",
    "in-review",
    "interview",
    "declined",
    "declined",
    "hired",
    "offer",
  ];
  for (const job of jobs.filter(({ own }) => own))
    for (const [index, person] of random.some(seekers, 12).entries())
      add(job, person, STATUSES[index % STATUSES.length]!, 2 + (index % Math.max(3, daysSince(job))));
  const others = jobs.filter(({ own }) => !own);
  // One has answered nobody for a month; some answer as a rule.
  for (const [index, job] of others.slice(0, 30).entries())
    for (const person of random.some(seekers, random.int(2, 7)))
      add(
        job,
        person,
        index === 0 ? "received" : random.pick(usual),
        index === 0 ? random.int(24, 40) : random.int(2, 20),
      );
  for (const [index, status] of (["in-review", "interview", "declined", "received"] as const).entries())
    if (others[index + 3]) add(others[index + 3]!, jobHunter, status, 4 + index * 3);
  await insertAll(world, jobApplication, applications);
  await insertAll(world, jobApplicationStep, steps);
  await insertAll(world, jobApplicationNote, notes);
  const contact = sql`mobile_phone_code = '90', mobile_phone = '5320001122', linkedin = 'https://www.linkedin.com/in/kovan-demo-umut'`;
  await world.tx.execute(sql`update profile set ${contact} where account_id = ${jobHunter.id}`);
  await bringInLine(world.tx);
}
