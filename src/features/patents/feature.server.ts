import type { Feature } from "#server/feature.server.ts";
import { patentsApi, patentsServed } from "./api.server.ts";
import { patentPictures } from "./parts/pictures.server.ts";

export const patentsFeature = {
  api: [patentsApi],
  lists: [patentsServed],
  pictures: [patentPictures],
} as const satisfies Feature;
