import { because, type Reason } from "#shared/import/reasons.ts";
import type { Problem } from "#shared/import/row-reader.ts";
import type { StartupFile } from "../contract.ts";
import type { Candidate } from "../queries/same.server.ts";

/** Cells of the deciding column that say: none of these. */
export const isNew = (decision: string) => /^(new|yeni)$/i.test(decision);

const FITS: Record<StartupFile["same"]["join"], (one: Candidate) => boolean> = {
  never: () => false,
  website: ({ hasSameSite }) => hasSameSite,
  nameAndPlace: ({ hasSameName, hasSamePlace }) => hasSameName && hasSamePlace,
  websiteAndName: ({ hasSameSite, hasSameName }) => hasSameSite && hasSameName,
};

/**
 * What a row is joined to, and what the report says of everything that may be the same. A name alone joins nothing, and
 * neither does an option that fits several.
 */
export function decide(candidates: readonly Candidate[], join: StartupFile["same"]["join"]) {
  const fitting = candidates.filter(FITS[join]);
  const joined = fitting.length === 1 ? fitting[0] : undefined;
  const listed = joined ? [joined] : candidates;
  const remarks = listed.map((one): Problem => {
    const reason = because(joined ? "joined" : "maybeSame", { agreement: agreement(one) });
    return { column: "", value: one.seoUrl, reason };
  });
  return { id: joined?.id, remarks };
}

function agreement({ hasSameSite, hasSameName, hasSamePlace }: Candidate): Reason {
  const words = [
    ...(hasSameSite ? [because("website")] : []),
    ...(hasSameName ? [because("name")] : []),
    ...(hasSamePlace ? [because("place")] : []),
  ];
  return words.reduce((first, second) => because("and", { first, second }));
}
