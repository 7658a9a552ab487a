import { ART_KINDS, type ArtKind, seedOf } from "#shared/art.ts";
import type { App } from "../app.server.ts";
import { coverSvg } from "./cover.server.ts";
import { logoSvg } from "./logo.server.ts";
import { portraitSvg } from "./portrait.server.ts";
import { sheetSvg } from "./sheet.server.ts";

const DRAW: Record<ArtKind, (seed: string) => string> = {
  logo: logoSvg,
  cover: coverSvg,
  portrait: portraitSvg,
  sheet: sheetSvg,
};

/** Drawn pictures at `/art/{kind}/{seed}.svg`. A drawing never changes, so browsers may cache it for ever. */
export async function artRoutes(app: App): Promise<void> {
  for (const kind of ART_KINDS)
    app.get(`/art/${kind}/:file`, { schema: { hide: true } }, (request, reply) => {
      const seed = seedOf(kind, request.url.split("?")[0]!);
      if (seed === undefined) return reply.callNotFound();
      return reply
        .type("image/svg+xml")
        .header("cache-control", "public, max-age=31536000, immutable")
        .send(DRAW[kind](seed));
    });
}
