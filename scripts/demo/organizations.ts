import { entityAccess } from "#db/tables/members.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { artAddress } from "#shared/art.ts";
import { slugOf } from "#shared/fold.ts";
import { SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { confirmedAt } from "./confirmed.ts";
import { isSilent, profileOf } from "./organization-profile.ts";
import { placeIds, placeOf } from "./places.ts";
import { chance, demoId } from "./random.ts";
import { readEntries } from "./text-files.ts";
import { insertAll, instantAgo, type World } from "./world.ts";

/** The organizations that demo accounts look after: the first of the type. */
const KEEPERS = [
  ["organizer", "incubation-center"],
  ["investor", "venture-capital"],
] as const;

export async function addOrganizations(world: World): Promise<void> {
  const random = chance("organizations");
  const rows = readEntries("organizations.txt", 2).map(({ head: [name = "", type = "", city = ""], lines }, index) => {
    const seoUrl = slugOf(name);
    const id = demoId(`organization/${seoUrl}`);
    world.organizations.push({ id, name, type });
    const createdAt = instantAgo(world, random.int(200, 1_600));
    return {
      id,
      typeId: typeId("organizerType", type),
      name,
      seoUrl,
      // One says nothing at all beside its name, type and place.
      ...(isSilent(index)
        ? {}
        : {
            taglineEn: lines[0],
            taglineTr: lines[1],
            ...profileOf(type, name, seoUrl, chance(`organization-profile/${seoUrl}`)),
          }),
      ...placeIds(placeOf(city)),
      website: random.happens(0.9) && !isSilent(index) ? `https://${seoUrl}.example` : null,
      logo: artAddress("logo", name),
      confirmedAt: confirmedAt(world, createdAt, chance(`organization-facts/${seoUrl}`)),
      createdAt,
      updatedAt: createdAt,
    };
  });
  await insertAll(world, organization, rows);
  const access = KEEPERS.map(([account, type]) => ({
    accountId: demoId(`account/${account}`),
    entityId: world.organizations.find((candidate) => candidate.type === type)!.id,
    scopes: [SCOPE.FULL_ACCESS],
  }));
  await insertAll(world, entityAccess, access);
}
