import { account } from "#db/tables/accounts.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { consent } from "#db/tables/sign-in.server.ts";
import { hashPassword } from "#features/accounts/commands.server.ts";
import { artAddress } from "#shared/art.ts";
import { DEMO_PASSWORD } from "#shared/demo-accounts.ts";
import { slugOf } from "#shared/fold.ts";
import { LEGAL_DOCUMENTS } from "#shared/legal-texts.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { DEMO_PEOPLE } from "./demo-accounts.ts";
import { FIRST_NAMES, FOREIGN_PEOPLE, SPECIAL_PEOPLE, SURNAMES, signOf, TITLES } from "./people-names.ts";
import { chance, demoId } from "./random.ts";
import { idOf, insertAll, instantAgo, type Person, type World } from "./world.ts";

/** People besides the demo accounts. */
const PEOPLE_COUNT = 250;
const USER_TYPES = [
  ["entrepreneur", 46],
  ["investor", 10],
  ["employee", 18],
  ["job-hunter", 14],
  ["head-hunter", 5],
  ["organization-organizer", 4],
  ["service-provider", 3],
] as const;

function inventedPeople(): Person[] {
  const random = chance("people");
  const taken = new Set<string>();
  const names = [...SPECIAL_PEOPLE, ...FOREIGN_PEOPLE].map((full) => {
    const cut = full.lastIndexOf(" ");
    return [full.slice(0, cut), full.slice(cut + 1)] as const;
  });
  while (names.length < PEOPLE_COUNT) {
    const name = random.pick(FIRST_NAMES);
    const surname = random.pick(SURNAMES);
    if (taken.has(`${name} ${surname}`)) continue;
    taken.add(`${name} ${surname}`);
    names.push([name, surname]);
  }
  return names.map(([name, surname]) => {
    const seed = slugOf(`${name} ${surname}`);
    const userType = random.weighted(USER_TYPES);
    const title = random.pick(TITLES[userType]!);
    return {
      id: demoId(`person/${seed}`),
      name,
      surname,
      title,
      photo: portraitOf(name, surname),
      userType,
    };
  });
}

const portraitOf = (name: string, surname: string) => artAddress("portrait", `${name} ${surname}${signOf(name)}`);

/** The demo accounts, then invented people, who have no password and can never sign in. */
export async function addAccounts(world: World): Promise<void> {
  const demo = DEMO_PEOPLE.map(({ key, name, surname, title, userType }): Person => {
    const photo = portraitOf(name, surname);
    return { id: demoId(`account/${key}`), name, surname, title, photo, userType, demo: key };
  });
  world.people.push(...demo, ...inventedPeople());
  const random = chance("account dates");
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const rows = world.people.map((person) => {
    const createdAt = instantAgo(world, person.demo ? 400 : Math.round(random.skewed(6, 1_500)));
    const seoUrl = slugOf(`${person.name} ${person.surname}`);
    return {
      id: person.id,
      email: `${person.demo ?? seoUrl.replaceAll("-", ".")}@kovan.example`,
      passwordHash: person.demo ? passwordHash : null,
      name: person.name,
      surname: person.surname,
      seoUrl,
      title: person.title,
      isDemo: true,
      wantsListing: true,
      userTypeId: idOf("userType", person.userType),
      locale: random.happens(0.75) ? ("tr" as const) : ("en" as const),
      photo: random.happens(0.9) || person.demo ? person.photo : null,
      emailVerifiedAt: person.demo || random.happens(0.95) ? createdAt : null,
      createdAt,
      updatedAt: createdAt,
    };
  });
  await insertAll(world, account, rows);
  await insertAll(world, consent, consentsOf(rows));
  await insertAll(
    world,
    entityAccess,
    DEMO_PEOPLE.flatMap(({ key, platform }) => {
      if (!platform) return [];
      const entityId = PLATFORM_ENTITY[platform];
      return [{ accountId: demoId(`account/${key}`), entityId, scopes: [SCOPE.FULL_ACCESS] }];
    }),
  );
}

/** Everybody accepted the texts when they joined; some agreed to news, and a few have taken that back. */
function consentsOf(rows: readonly { id: string; createdAt: Date }[]): (typeof consent.$inferInsert)[] {
  const random = chance("consents");
  return rows.flatMap(({ id, createdAt: acceptedAt }) => {
    const given = (document: (typeof consent.$inferInsert)["document"]) => ({
      id: demoId(`consent/${document}/${id}`),
      accountId: id,
      document,
      version: TEXTS_SINCE,
      address: "203.0.113.7",
      acceptedAt,
    });
    const news = random.happens(0.3) ? [given("marketing")] : [];
    const withdrawnAt = new Date(acceptedAt.getTime() + 86_400_000);
    return [
      ...LEGAL_DOCUMENTS.map(given),
      ...news.map((row) => ({ ...row, withdrawnAt: random.happens(0.2) ? withdrawnAt : null })),
    ];
  });
}

/** The date of the texts that the portal comes with. */
const TEXTS_SINCE = "2026-11-01";
