import type { Chance } from "./random.ts";
import { instantAgo, type World } from "./world.ts";

/** When the team confirmed the entry: mostly lately, some long ago, some never. */
export function confirmedDaysAgo(listedDaysAgo: number, random: Chance): number | undefined {
  const days = random.weighted([
    [random.int(0, 85), 55],
    [random.int(90, 360), 20],
    [random.int(370, 900), 12],
    [undefined, 13],
  ]);
  return days === undefined ? undefined : Math.min(days, listedDaysAgo);
}

/** The same as an instant. */
export function confirmedAt(world: World, listedAt: Date, random: Chance): Date | null {
  const days = confirmedDaysAgo(Math.floor((world.today.getTime() - listedAt.getTime()) / 86_400_000), random);
  return days === undefined ? null : instantAgo(world, days);
}
