import { profileHiding } from "#db/tables/profile.server.ts";
import { chance, demoId } from "./random.ts";
import { insertAll, type Person, type World } from "./world.ts";

/** People who hide, of those who looked for no account of their own. */
const HIDING_COUNT = 14;
/** Domains that nobody of the demo has an address of. */
const DOMAINS = ["cinar-holding.example", "eski-is.example"];
/** The domain of every demo account: who hides from it is seen by the admins alone. */
const ALL_ACCOUNTS = "kovan.example";

/** People who hide: from somebody, from a startup or organization, from a mail domain, from all of it. */
export async function addHidings(world: World): Promise<void> {
  const random = chance("hidings");
  const people = random.some(
    world.people.filter(({ demo }) => !demo),
    HIDING_COUNT,
  );
  const members = world.people.filter(({ demo }) => demo && demo !== "admin");
  const ways = [
    () => ({ personId: random.pick(members).id }),
    () => ({ startupId: random.pick(world.startups).id }),
    () => ({ organizationId: random.pick(world.organizations).id }),
    () => ({ domain: random.pick(DOMAINS) }),
    () => ({ domain: ALL_ACCOUNTS }),
  ];
  const rowsOf = (person: Person, at: number) => {
    // The first does all of it.
    const chosen = at === 0 ? ways : [ways[at % ways.length]!];
    return chosen.map((way, number) => ({
      id: demoId(`hiding/${person.id}/${number}`),
      accountId: person.id,
      ...way(),
      createdAt: world.today,
    }));
  };
  await insertAll(
    world,
    profileHiding,
    people.flatMap((person, at) => rowsOf(person, at)),
  );
}
