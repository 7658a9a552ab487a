import { startup, startupChoice } from "#db/tables/startups.server.ts";
import { typeId } from "#shared/type-id.ts";
import { readIdeas } from "./ideas.ts";
import { chance } from "./random.ts";
import { addStartupDetails } from "./startup-details.ts";
import { addMembers } from "./startup-members.ts";
import { type Profile, profileOf } from "./startup-profile.ts";
import { startupRow } from "./startup-row.ts";
import { insertAll, type World } from "./world.ts";

type Choice = typeof startupChoice.$inferInsert;

export interface Made {
  id: string;
  seoUrl: string;
  profile: Profile;
}

function choices(made: readonly Made[]): Choice[] {
  return made.flatMap(({ id, profile }) => {
    const random = chance(`choices/${profile.idea.name}`);
    const programs = ["kovan-spark", "kovan-incubation", "kovan-accelerator", "kovan-campus", "kovan-investor-days"];
    const keys = {
      subSector: profile.idea.subSectors,
      technology: profile.idea.technologies,
      businessModel: profile.businessModels,
      revenueModel: profile.revenueModels,
      startupProgram: random.happens(0.3) ? random.some(programs, random.int(1, 2)) : [],
    };
    return Object.entries(keys).flatMap(([kind, values]) =>
      [...new Set(values)].map((key) => ({
        startupId: id,
        kind: kind as Choice["kind"],
        typeId: typeId(kind as Choice["kind"], key),
      })),
    );
  });
}

/** The startups with all their parts except fundings. */
export async function addStartups(world: World): Promise<void> {
  const profiles = readIdeas().map(profileOf);
  const rows = profiles.map((profile) => startupRow(world, profile));
  const made = rows.map(({ id, seoUrl }, index) => ({ id, seoUrl, profile: profiles[index]! }));
  for (const { id, profile } of made)
    world.startups.push({
      id,
      name: profile.idea.name,
      stage: profile.stage.stage,
      sector: profile.idea.sector,
      foundedDaysAgo: profile.foundedDaysAgo,
      closed: profile.status === "closed",
      foreign: profile.place.country !== "TR",
    });
  await insertAll(world, startup, rows);
  await insertAll(world, startupChoice, choices(made));
  await addMembers(world, made);
  await addStartupDetails(world, made);
}
