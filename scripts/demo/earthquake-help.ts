import { earthquakeHelp } from "#db/tables/earthquake-help.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { demoId } from "./random.ts";
import { readEntries } from "./text-files.ts";
import { dayAgo, insertAll, instantAgo, type World } from "./world.ts";

type Row = typeof earthquakeHelp.$inferInsert;

/** Offers and needs of every state: open, found, closed, one whose last day is over, one without an end. */
export async function addEarthquakeHelp(world: World): Promise<void> {
  const rows = readEntries("earthquake-help.txt", 4).map(({ head, lines }, index): Row => {
    const [direction, kind, city, days, state, daysAgo] = head;
    const [titleEn = "", titleTr = "", textEn = "", textTr = ""] = lines;
    const createdAt = instantAgo(world, Number(daysAgo));
    return {
      id: demoId(`earthquake-help/${index}`),
      direction: direction as Row["direction"],
      kind: kind as Row["kind"],
      titleEn,
      titleTr,
      textEn,
      textTr,
      cityId: fixedId(`city/TR/${city}`),
      until: days === "none" ? null : dayAgo(world, -Number(days)),
      state: state as Row["state"],
      createdAt,
      updatedAt: createdAt,
    };
  });
  await insertAll(world, earthquakeHelp, rows);
}
