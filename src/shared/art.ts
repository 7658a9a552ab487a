/** Pictures the server draws for people, startups and reports that have none. A seed always gives the same picture. */
export const ART_KINDS = ["logo", "cover", "portrait", "sheet"] as const;
export type ArtKind = (typeof ART_KINDS)[number];

/** Letters of a seed; longer ones are cut. */
export const SEED_MAX = 80;

/** The address of a drawn picture. The seed is best the name itself, because its letters may stand in the picture. */
export const artAddress = (kind: ArtKind, seed: string): string =>
  `/art/${kind}/${encodeURIComponent(seed.toWellFormed().slice(0, SEED_MAX))}.svg`;

/** The seed of an address of a drawn picture; undefined for any other address. */
export function seedOf(kind: ArtKind, address: string): string | undefined {
  const encoded = new RegExp(`^/art/${kind}/([^/?#]+)\\.svg$`).exec(address)?.[1];
  try {
    return encoded && decodeURIComponent(encoded).slice(0, SEED_MAX);
  } catch {
    return undefined;
  }
}
