import { organizationMember, organizationNetwork } from "#db/tables/organizations.server.ts";
import { type Chance, chance, demoId } from "./random.ts";
import { insertAll, type Organization, type World } from "./world.ts";

/** Descriptions of organizations by kind: English, Turkish. */
const ABOUT_TEXTS: readonly {
  types: readonly string[];
  about: readonly [string, string];
  offers: readonly [string, string];
}[] = [
  {
    types: ["incubation-center", "entrepreneurship-center", "science-park", "ngo"],
    about: [
      "Teams come with an idea and leave with customers. In between are a desk, people who have done it before and a date on which we ask what became of it.",
      "Ekipler bir fikirle gelir, müşteriyle ayrılır. Arada bir masa, bu yoldan geçmiş insanlar ve “ne oldu?” diye sorduğumuz bir gün vardır.",
    ],
    offers: [
      "Open office around the clock, three meeting rooms, a prototyping workshop with laser cutter and printers, a kitchen for forty.",
      "Günün her saati açık ofis, üç toplantı odası, lazer kesici ve yazıcılarıyla prototip atölyesi, kırk kişilik mutfak.",
    ],
  },
  {
    types: ["university", "technology-transfer-office"],
    about: [
      "Research becomes a company here more often than elsewhere in the region. We file patents, find the first customer and keep a small share.",
      "Araştırma burada, bölgenin başka yerlerine göre daha sık şirkete dönüşür. Patent başvurusunu yapar, ilk müşteriyi bulur, küçük bir payla yanında kalırız.",
    ],
    offers: [
      "Laboratories of five faculties by the hour, a clean room, and a patent attorney on Wednesdays.",
      "Beş fakültenin laboratuvarları saatlik kullanımla, bir temiz oda ve çarşambaları bir patent vekili.",
    ],
  },
  {
    types: ["company", "corporate-venture-capital"],
    about: [
      "We buy from young companies before we invest in them. Whoever passes the first order finds the rest of the house open.",
      "Genç şirketlere yatırım yapmadan önce onlardan satın alırız. İlk siparişi tamamlayana evin geri kalanı da açıktır.",
    ],
    offers: [
      "A test line in the factory, data of ten years, and engineers who answer on the same day.",
      "Fabrikada deneme hattı, on yıllık veri ve aynı gün yanıt veren mühendisler.",
    ],
  },
  {
    types: [],
    about: [
      "We invest early and stay long. Decisions are made by those who talk to the founders, and a no comes with its reasons.",
      "Erken yatırım yapar, uzun süre kalırız. Kararı kurucularla görüşenler verir; hayır derken nedenini de söyleriz.",
    ],
    offers: [
      "Introductions to funds and customers, a hiring desk, and a meeting room that is rarely free.",
      "Fonlarla ve müşterilerle tanıştırma, işe alım desteği ve nadiren boş kalan bir toplantı odası.",
    ],
  },
];

const POSITIONS = {
  team: ["Director", "Program manager", "Investment manager", "Community manager", "Legal counsel"],
  mentor: ["Mentor, sales", "Mentor, product", "Mentor, finance", "Mentor, production"],
} as const;

/** Every so many organizations says nothing of itself. */
const SILENT_INDEX = 13;
export const isSilent = (index: number): boolean => index % SILENT_INDEX === 7;

/** The columns an organization fills on its page. */
export function profileOf(type: string, name: string, seoUrl: string, random: Chance) {
  const { about, offers } = ABOUT_TEXTS.find(({ types }) => types.includes(type)) ?? ABOUT_TEXTS.at(-1)!;
  const host = `${seoUrl}.example`;
  const link = (site: string) => (random.happens(0.6) ? `https://${site}/${seoUrl}` : null);
  const aboutTr = random.happens(0.9) ? about[1] : null;
  const hasFacilities = random.happens(0.9);
  const isDescribed = random.happens(0.7);
  return {
    aboutEn: about[0],
    aboutTr,
    facilitiesEn: hasFacilities ? offers[0] : null,
    facilitiesTr: hasFacilities ? offers[1] : null,
    descriptionEn: isDescribed ? `${name} answers every message within three working days.` : null,
    descriptionTr: isDescribed ? `${name} her mesaja üç iş günü içinde yanıt verir.` : null,
    email: `hello@${host}`,
    phone: random.happens(0.8) ? `+90 212 555 ${random.int(10, 99)} ${random.int(10, 99)}` : null,
    linkedin: link("www.linkedin.com/company"),
    twitter: link("twitter.com"),
    instagram: link("www.instagram.com"),
  };
}

/** People and angel networks of organizations. */
export async function addOrganizationProfiles(world: World): Promise<void> {
  const networks = world.organizations.filter(({ type }) => type === "angel-investment-network");
  const described = world.organizations.filter((_, index) => !isSilent(index));
  const people = described.flatMap((organization) => peopleOf(world, organization));
  await insertAll(world, organizationMember, people);
  const ties = described.flatMap(({ id, type }) => {
    if (!["angel-investor", "venture-capital", "incubation-center"].includes(type)) return [];
    const random = chance(`organization-networks/${id}`);
    return random.some(networks, random.int(0, 2)).map((network) => ({
      id: demoId(`organization-network/${id}/${network.id}`),
      organizationId: id,
      networkId: network.id,
      name: network.name,
    }));
  });
  await insertAll(world, organizationNetwork, ties);
}

function peopleOf(world: World, { id, type }: Organization) {
  const random = chance(`organization-people/${id}`);
  const counts = { team: type === "angel-investor" ? 0 : random.int(1, 6), mentor: random.int(0, 4) };
  const others = world.people.filter(({ demo }) => !demo);
  const chosen = random.some(others, counts.team + counts.mentor);
  return chosen.map((person, index) => {
    const kind = index < counts.team ? ("team" as const) : ("mentor" as const);
    return {
      id: demoId(`organization-member/${id}/${person.id}`),
      organizationId: id,
      kind,
      accountId: person.id,
      name: `${person.name} ${person.surname}`,
      position: POSITIONS[kind][index % POSITIONS[kind].length],
      sortOrder: index,
    };
  });
}
