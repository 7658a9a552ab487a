import { entityAccess } from "#db/tables/members.server.ts";
import { startupMember } from "#db/tables/startups.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { type Chance, chance, demoId } from "./random.ts";
import type { Made } from "./startups.ts";
import { insertAll, type Person, type World } from "./world.ts";

type Member = typeof startupMember.$inferInsert;
type Access = typeof entityAccess.$inferInsert;

const ROLES = [
  ["CEO", "entrepreneur"],
  ["CTO", "software-developer"],
  ["COO", "operations-specialist"],
  ["CPO", "product-manager"],
] as const;
const STAFF_ROLES = [
  "software-developer",
  "data-scientist",
  "sales-representative",
  "marketing-specialist",
  "ux-designer",
];
const KNOWN_TIMES = ["1 yıl", "2 yıl", "4 yıl", "6 yıl", "9 yıl", "12 yıl"];
const PLACES_MET = ["Üniversite", "Eski iş yeri", "Kuluçka programı", "Önceki girişim", "Ortak arkadaşlar", "Lise"];

/** The founders' shares, falling, at most 100 together; the rest belongs to investors and staff. */
export function shares(count: number, random: Chance): number[] {
  const together = random.int(62, 100);
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 1) + random.next() * 0.4);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.floor((weight / sum) * together * 2) / 2).sort((a, b) => b - a);
}

function foundersOf(entrepreneurs: readonly Person[], random: Chance): Person[] {
  return random.some(
    entrepreneurs,
    random.weighted([
      [1, 3],
      [2, 5],
      [3, 3],
      [4, 1],
    ]),
  );
}

function membersOf(
  { id, profile }: Made,
  founders: readonly Person[],
  people: World["people"],
  random: Chance,
): Member[] {
  const shareOf = shares(founders.length, random);
  const common = (person: Person, linked: boolean) => ({
    startupId: id,
    accountId: linked ? person.id : null,
    name: `${person.name} ${person.surname}`,
    photo: random.happens(0.9) ? person.photo : null,
    invited: false,
  });
  const team = founders.map((person, index): Member => {
    const [position, profession] = ROLES[index]!;
    return {
      ...common(person, index === 0 || random.happens(0.6)),
      id: demoId(`member/${id}/${person.id}`),
      kind: "team",
      title: random.happens(0.12) ? "Dr." : null,
      position,
      professionId: typeId("jobRole", profession),
      shareValue: random.happens(0.85) ? shareOf[index] : null,
      knownTime: index === 0 ? null : random.pick(KNOWN_TIMES),
      whereMet: index === 0 ? null : random.pick(PLACES_MET),
      sortOrder: index,
    };
  });
  const others = people.filter((person) => !person.demo && !founders.includes(person));
  const employees = random.some(
    others.filter((person) => person.userType === "employee"),
    profile.staff > 5 ? random.int(0, 3) : 0,
  );
  const staff = employees.map(
    (person, index): Member => ({
      ...common(person, random.happens(0.3)),
      id: demoId(`member/${id}/${person.id}`),
      kind: "team",
      professionId: typeId("jobRole", random.pick(STAFF_ROLES)),
      sortOrder: founders.length + index,
      invited: random.happens(0.15),
    }),
  );
  const advisers = random.some(
    others.filter((person) => person.userType === "investor"),
    random.weighted([
      [0, 5],
      [1, 3],
      [2, 1],
    ]),
  );
  const mentors = advisers.map(
    (person, index): Member => ({
      ...common(person, random.happens(0.7)),
      id: demoId(`mentor/${id}/${person.id}`),
      kind: "mentor",
      knownTime: random.pick(KNOWN_TIMES),
      whereMet: random.pick(["Kuluçka programı", "Demo günü", "Sektör fuarı"]),
      sortOrder: index,
    }),
  );
  return [...team, ...staff, ...mentors];
}

/** Teams, mentors, and the rights of founders on what they founded. */
export async function addMembers(world: World, made: readonly Made[]): Promise<void> {
  const entrepreneurs = world.people.filter((person) => person.userType === "entrepreneur" && !person.demo);
  const demo = (key: string) => world.people.find((person) => person.demo === key)!;
  const own = ownStartups(made);
  const members: Member[] = [];
  const access: Access[] = [];
  for (const startup of made) {
    const random = chance(`members/${startup.profile.idea.name}`);
    const drawn = foundersOf(entrepreneurs, random);
    const founders = own.includes(startup) ? [demo("entrepreneur"), ...drawn.slice(0, 2)] : drawn;
    const rows = membersOf(startup, founders, world.people, random);
    members.push(...rows);
    for (const person of founders)
      if (rows.some((row) => row.accountId === person.id))
        access.push({ accountId: person.id, entityId: startup.id, scopes: [SCOPE.FULL_ACCESS] });
  }
  const [first] = own;
  if (first) access.push({ accountId: demo("employee").id, entityId: first.id, scopes: [SCOPE.READ, SCOPE.WRITE] });
  await insertAll(world, startupMember, members);
  await insertAll(world, entityAccess, access);
}

/** The two startups of entrepreneur@: a young one and one with rounds behind it. */
function ownStartups(made: readonly Made[]): Made[] {
  const atStage = (stage: string) =>
    made.find(
      ({ profile }) =>
        profile.stage.stage === stage && profile.status === "operating" && profile.place.city === "istanbul",
    );
  return [atStage("growth"), atStage("mvp")].filter((item) => item !== undefined);
}
