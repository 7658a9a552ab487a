import { createHash } from "node:crypto";
import type { App } from "#server/app.server.ts";
import { logoSvg, markSvg } from "#server/art/logo.server.ts";
import { byteCache } from "#server/byte-cache.server.ts";
import { type RenderLimits, renderPool } from "#server/render-pool.server.ts";
import { seedOf } from "#shared/art.ts";
import { formatMoney, HOME_ZONE } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import type { FundingRow, StartupDetail } from "../../detail/contract.ts";
import { DOCUMENT_TEXTS } from "./document-texts.server.ts";
import { placeOf } from "./facts.server.ts";
import type { RenderTask } from "./render-worker.server.ts";

const WORKER = "features/startups/documents/parts/render-worker.server.ts";
const LIMITS: RenderLimits = { threads: 1, queue: 20, timeLimitMs: 30_000 };
const CACHE_BYTES = 64 * 1_048_576;

export interface Drawing {
  /** A digest of everything drawn: the same tag, the same picture. */
  tag: string;
  bytes(): Promise<Buffer>;
}
export interface Documents {
  pdf(startup: StartupDetail, rounds: FundingRow[], page: { origin: string; locale: Locale }): Drawing;
  share(startup: StartupDetail, locale: Locale): Drawing;
  /** Of pages that have no picture of their own. */
  portal(locale: Locale): Drawing;
}

/** Documents and pictures of startups, drawn in a thread and cached by their content. Ends with the server. */
export function documentsOf(app: App): Documents {
  const pool = renderPool<RenderTask>(WORKER, LIMITS);
  const cache = byteCache(CACHE_BYTES);
  app.addHook("onClose", () => pool.close());
  const draw = (task: RenderTask): Drawing => {
    const tag = createHash("sha256").update(JSON.stringify(task)).digest("base64url");
    return { tag, bytes: () => cache.get(tag, () => pool.render(task)) };
  };
  return {
    pdf(startup, rounds, { origin, locale }) {
      const url = origin + pathTo("startup", locale, { seoUrl: startup.seoUrl });
      return draw({
        kind: "pdf",
        logo: logoOf(startup),
        seed: coverSeed(startup),
        startup,
        rounds,
        locale,
        url,
        date: today(),
      });
    },
    share: (startup, locale) =>
      draw({
        kind: "share",
        logo: logoOf(startup),
        seed: coverSeed(startup),
        title: startup.name,
        text: startup.tagline ?? "",
        facts: [
          startup.sector?.name ?? "",
          placeOf(startup),
          startup.funding.totalUsd > 0 ? formatMoney(startup.funding.totalUsd, "USD", locale) : "",
        ].filter(Boolean),
      }),
    portal(locale) {
      const { portal, portalTagline } = DOCUMENT_TEXTS[locale];
      return draw({
        kind: "share",
        logo: markSvg(),
        seed: "Honey",
        title: portal,
        text: portalTagline,
        facts: [],
      });
    },
  };
}

/** The logo if it is a drawn one, or the logo that is drawn for the name. */
const logoOf = ({ logo, name }: StartupDetail) => logoSvg((logo && seedOf("logo", logo)) ?? name);
const coverSeed = ({ cover, name }: StartupDetail) => (cover && seedOf("cover", cover)) ?? name;
const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: HOME_ZONE }).format(new Date());
