import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Database } from "#db/open.server.ts";
import { account, session } from "#db/tables/accounts.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { startup, startupMember } from "#db/tables/startups.server.ts";
import { refreshStartups } from "#features/startups/commands.server.ts";
import { demoEmail } from "#shared/demo-accounts.ts";
import { type Answer, addressOf, type Endpoint, type Input } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { signedIn } from "#testing/members.ts";
import { demoId } from "../scripts/demo/random.ts";
import type { Site } from "./site.ts";

const DAY_MS = 86_400_000;
const STARTUP_COUNT = 41;
/** Names, sites and founders of all startups. */
export const TEAMS = /ar[ıi]ta[şs]|bahad[ıi]r/i;

export interface Person {
  token: string;
  email: string;
}
interface Team extends Person {
  startupId: string;
  name: string;
}

/** The people of the journey: the file that fills the data folder and its journey run in the same process. */
export const people = {} as {
  organizer: Person;
  organizerId: string;
  jurors: Person[];
  teams: Team[];
};

/**
 * Forty-one startups, each with a founder of its own, the fortieth with the demo's entrepreneur; an organization with the
 * demo's organizer; six people who will be its jury, the first the demo's juror, the second of the team of the fifth startup.
 */
export async function addPeople({ db }: Database): Promise<void> {
  const organizerId = v7();
  await db.insert(organization).values({
    id: organizerId,
    typeId: typeId("organizerType", "ngo"),
    name: "Balözü Vakfı",
    seoUrl: "balozu-vakfi",
  });
  const full = (accountId: string, entityId: string) => ({ accountId, entityId, scopes: [SCOPE.FULL_ACCESS] });
  const person = async () => {
    const { id, token } = await signedIn(db);
    const [row] = await db.select({ email: account.email }).from(account).where(eq(account.id, id));
    return { id, token, email: row!.email };
  };
  const organizer = await person();
  await db
    .insert(entityAccess)
    .values([full(organizer.id, organizerId), full(demoId("account/organizer"), organizerId)]);
  const teams = [];
  for (let number = 1; number <= STARTUP_COUNT; number++)
    teams.push({ ...(await person()), startupId: v7(), name: `Arıtaş${number}` });
  await db.insert(startup).values(
    teams.map(({ startupId, name }, place) => ({
      id: startupId,
      name,
      seoUrl: `aritas-${place + 1}`,
      website: `https://aritas${place + 1}.example`,
      countryId: fixedId("country/TR"),
      sectorId: typeId("sector", "energy"),
      stageId: typeId("stage", "seed"),
    })),
  );
  const founder = { kind: "team" as const, name: "Bahadır Ertem" };
  await db.insert(startupMember).values(teams.map(({ startupId }) => ({ ...founder, startupId })));
  await db
    .insert(entityAccess)
    .values([
      ...teams.map(({ id, startupId }) => full(id, startupId)),
      full(demoId("account/entrepreneur"), teams[39]!.startupId),
    ]);
  await refreshStartups(
    db,
    teams.map(({ startupId }) => startupId),
  );
  const jurors = [{ id: demoId("account/jury"), token: "", email: demoEmail("jury") }];
  for (let count = 1; count < 6; count++) jurors.push(await person());
  await db.insert(entityAccess).values({ ...full(jurors[1]!.id, teams[4]!.startupId), scopes: [SCOPE.READ] });
  await db.update(session).set({ expiresAt: new Date(Date.now() + 60 * DAY_MS) });
  Object.assign(people, { organizer, organizerId, jurors, teams });
}

/** Calls the API as its clients do, and expects an answer, or a refusal with this code. */
export async function call<E extends Endpoint>(
  { origin }: Site,
  endpoint: E,
  input: Input<E>,
  { token, refused, locale = "en" }: { token: string; refused?: string; locale?: "en" | "tr" },
): Promise<Answer<E>> {
  const { params, query, body } = input as { params?: unknown; query?: unknown; body?: object };
  const response = await fetch(new URL(addressOf(endpoint, params, query), origin), {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      "accept-language": locale,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: Answer<E>; status: { code?: string } };
  const code = response.ok ? undefined : answer.status.code;
  if (code !== refused)
    throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}

/** The days are counted from here, also where midnight comes in between. */
const TODAY = Date.now();
/** Midnight of Istanbul so many days from now. */
const midnight = (days: number): Date =>
  new Date(`${new Date(TODAY + 3 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10)}T00:00:00+03:00`);
export const daysUntil = (instant: Date): number => (instant.getTime() - Date.now()) / DAY_MS;

/** The deadline is 23:59:59 of tomorrow; the first phase begins with the day after, the last a week later. */
export const dates = () => ({
  applyFinish: new Date(midnight(2).getTime() - 1_000),
  phases: [midnight(2), midnight(9), midnight(16)] as const,
});

export const programBody = () => {
  const { applyFinish, phases } = dates();
  const [first, last, end] = phases.map((instant) => instant.toISOString());
  return {
    nameEn: "Summer hive",
    nameTr: "Yaz kovanı",
    programTypeId: typeId("programType", "bootcamp"),
    descriptionEn: "Eight weeks for teams with a prototype.",
    descriptionTr: "Prototipi olan ekiplere sekiz hafta.",
    stageIds: [typeId("stage", "seed")],
    sectorIds: [typeId("sector", "energy")],
    technologyIds: [typeId("technology", "machine-learning")],
    applyStart: new Date(Date.now() - DAY_MS).toISOString(),
    applyFinish: applyFinish.toISOString(),
    graceSeconds: 60,
    asksPresentation: false,
    questions: [
      { kind: "long", textEn: "Which problem do you solve?", textTr: "Hangi sorunu çözüyorsunuz?" },
      { kind: "number", textEn: "How many customers?", textTr: "Kaç müşteriniz var?" },
      { kind: "link", textEn: "Your site", textTr: "Siteniz", isHiddenFromJurors: true },
    ],
    reviewCategories: [
      { nameEn: "Team", nameTr: "Ekip", weight: 60 },
      { nameEn: "Market", nameTr: "Pazar", weight: 40 },
    ],
    phases: [
      { nameEn: "Screening", nameTr: "Ön eleme", startsAt: first, finishesAt: last, reviewsPerApplication: 3 },
      { nameEn: "Final", nameTr: "Final", startsAt: last, finishesAt: end, isVisible: true, reviewsPerApplication: 2 },
    ],
  };
};
