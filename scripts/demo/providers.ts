import { entityAccess } from "#db/tables/members.server.ts";
import { serviceProvider, serviceProviderIndustry, serviceProviderMember } from "#db/tables/providers.server.ts";
import { artAddress } from "#shared/art.ts";
import { slugOf } from "#shared/fold.ts";
import { SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { confirmedAt } from "./confirmed.ts";
import { PLACES, placeIds } from "./places.ts";
import { type Chance, chance, demoId } from "./random.ts";
import { readEntries } from "./text-files.ts";
import { insertAll, instantAgo, type World } from "./world.ts";

/** The one that the demo account of a service provider looks after; the one that is hidden; the one with nothing but a name. */
const OWN_PROVIDER = "Yeşilırmak Mali Müşavirlik";
const HIDDEN_PROVIDER = "Tescil Hanı";
const EMPTY_PROVIDER = "Yaka Kartı";
/** A name of many letters, as a rare case. */
const LONG_TEXTS = {
  name: "Beşinci Kare",
  shown:
    "Beşinci Kare Görsel-İşitsel İçerik, Prodüksiyon, Kurgu, Seslendirme ve Dağıtım Hizmetleri Sanayi ve Ticaret Anonim Şirketi",
};

const POSITIONS = ["Kıdemli danışman", "Proje yöneticisi", "Uzman", "Müşteri ilişkileri", "Ortak"];
const FAMILY = [
  "Aksoylu",
  "Berkman",
  "Çelebioğlu",
  "Duruel",
  "Ersavaş",
  "Gürpınarlı",
  "Ilıcalı",
  "Karaduman",
  "Ormancı",
  "Şenlik",
];
const FIRST_NAMES = [
  "Ayşen",
  "Baran",
  "Ceyda",
  "Doruk",
  "Elvan",
  "Ferit",
  "Gizem",
  "Hakan",
  "İdil",
  "Kerem",
  "Lale",
  "Mert",
];

interface Entry {
  /** Key of its own service. */
  service: string;
  written: string;
  slogan: [en: string, tr: string];
  description: [en: string, tr: string];
}

const entries: readonly Entry[] = readEntries("providers.txt", 6).flatMap(({ head: [service = "", ...names], lines }) =>
  names.map((written, index) => ({
    service,
    written,
    slogan: [lines[index * 2]!, lines[index * 2 + 1]!],
    description: [lines[4]!, lines[5]!],
  })),
);
const services = [...new Set(entries.map(({ service }) => service))];

/** Its services, from none to a long list. */
function servicesOf({ service, written }: Entry, random: Chance): string[] {
  if (written === EMPTY_PROVIDER) return [service];
  const count = random.weighted([
    [0, 4],
    [1, 4],
    [2, 2],
    [5, 1],
  ]);
  const others = services.filter((other) => other !== service);
  return [service, ...random.some(others, count)];
}

/** The first founded it; of the demo account's own it is the account. */
function teamOf(providerId: string, seoUrl: string, own: string | null, random: Chance) {
  return Array.from({ length: random.int(1, 4) }, (_, at): typeof serviceProviderMember.$inferInsert => ({
    id: demoId(`provider/${seoUrl}/member/${at}`),
    providerId,
    accountId: at === 0 ? own : null,
    name: own && at === 0 ? "Ozan Yeşilırmak" : `${random.pick(FIRST_NAMES)} ${random.pick(FAMILY)}`,
    position: at === 0 ? null : random.pick(POSITIONS),
    isFounder: at === 0 || random.happens(0.2),
    sortOrder: at,
  }));
}

function detailsOf(world: World, { slogan, description }: Entry, seoUrl: string, people: number, random: Chance) {
  const maybe = <Value>(share: number, value: Value) => (random.happens(share) ? value : null);
  const handle = `kovan-demo-${seoUrl}`;
  const size = random.weighted([
    ["2-5", 4],
    ["6-10", 4],
    ["11-25", 3],
    ["26-50", 1],
  ]);
  return {
    sloganEn: slogan[0],
    sloganTr: slogan[1],
    descriptionEn: description[0],
    descriptionTr: description[1],
    ...(random.happens(0.7) ? { aboutEn: aboutEn(people), aboutTr: aboutTr(people) } : {}),
    email: `merhaba@${seoUrl}.example`,
    phone: `+90 212 555 ${random.int(10, 99)} ${random.int(10, 99)}`,
    website: maybe(0.9, `https://${seoUrl}.example`),
    linkedin: maybe(0.7, `https://www.linkedin.com/company/${handle}`),
    twitter: maybe(0.3, `https://twitter.com/${handle}`),
    instagram: maybe(0.5, `https://www.instagram.com/${handle}`),
    facebook: maybe(0.2, `https://www.facebook.com/${handle}`),
    video: maybe(0.25, `https://video.example/${seoUrl}`),
    foundationYear: maybe(0.9, random.int(1989, world.today.getUTCFullYear() - 1)),
    employeeCountId: typeId("employeeCount", size),
    ...placeIds(random.weighted(PLACES)),
    address: maybe(0.6, `Petek Sokak No: ${random.int(1, 90)}, Kat ${random.int(1, 6)}`),
  };
}

/** Service providers: two for each service. */
export async function addProviders(world: World): Promise<void> {
  const industries: (typeof serviceProviderIndustry.$inferInsert)[] = [];
  const members: (typeof serviceProviderMember.$inferInsert)[] = [];
  const rows = entries.map((entry): typeof serviceProvider.$inferInsert & { id: string } => {
    const { written } = entry;
    const random = chance(`provider/${written}`);
    const name = written === LONG_TEXTS.name ? LONG_TEXTS.shown : written;
    const seoUrl = slugOf(written);
    const id = demoId(`provider/${seoUrl}`);
    const own = written === OWN_PROVIDER ? demoId("account/provider") : null;
    for (const service of servicesOf(entry, random))
      industries.push({ providerId: id, typeId: typeId("serviceIndustry", service) });
    const createdAt = instantAgo(world, random.int(20, 1_200));
    const row = {
      id,
      seoUrl,
      name,
      isVisible: written !== HIDDEN_PROVIDER,
      createdBy: own,
      createdAt,
      updatedAt: createdAt,
      confirmedAt: confirmedAt(world, createdAt, chance(`provider-facts/${written}`)),
    };
    if (written === EMPTY_PROVIDER) return row;
    const team = teamOf(id, seoUrl, own, random);
    members.push(...team);
    const logo = random.happens(0.92) ? artAddress("logo", name) : null;
    return { ...row, ...detailsOf(world, entry, seoUrl, team.length, random), logo };
  });
  await insertAll(world, serviceProvider, rows);
  await insertAll(world, serviceProviderIndustry, industries);
  await insertAll(world, serviceProviderMember, members);
  const owned = rows.filter(({ createdBy }) => createdBy);
  const access = owned.map(({ id, createdBy }) => ({
    accountId: createdBy!,
    entityId: id,
    scopes: [SCOPE.FULL_ACCESS],
  }));
  await insertAll(world, entityAccess, access);
  world.providers.push(...rows.map(({ id }) => ({ id })));
}

const aboutEn = (people: number) =>
  people === 1
    ? "One person with a network of people who have worked together for years."
    : `A team of ${people * 3} that has worked with startups since before the word was used here.`;
const aboutTr = (people: number) =>
  people === 1
    ? "Yıllardır birlikte çalışan bir çevresi olan tek kişilik bir büro."
    : `Girişimlerle, bu kelime burada kullanılmadan önce de çalışan ${people * 3} kişilik bir ekip.`;
