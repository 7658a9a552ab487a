import { createHash } from "node:crypto";
import type { App } from "#server/app.server.ts";
import { logoSvg, markSvg } from "#server/art/logo.server.ts";
import { byteCache } from "#server/byte-cache.server.ts";
import { keyOfAddress } from "#server/files/keys.server.ts";
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
  pdf(startup: StartupDetail, rounds: FundingRow[], page: { origin: string; locale: Locale }): Promise<Drawing>;
  share(startup: StartupDetail, locale: Locale): Promise<Drawing>;
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
  /** The file of an uploaded logo, or the logo that is drawn, in base64. */
  const logoOf = async ({ logo, logo_512, name }: StartupDetail) => {
    const key = keyOfAddress(logo_512 ?? logo ?? "");
    const file = key && (await app.services.files.get(key));
    return file ? file.toString("base64") : base64(logoSvg((logo && seedOf("logo", logo)) ?? name));
  };
  return {
    async pdf(startup, rounds, { origin, locale }) {
      const url = origin + pathTo("startup", locale, { seoUrl: startup.seoUrl });
      return draw({
        kind: "pdf",
        logo: await logoOf(startup),
        seed: coverSeed(startup),
        startup,
        rounds,
        locale,
        url,
        date: today(),
      });
    },
    share: async (startup, locale) =>
      draw({
        kind: "share",
        logo: await logoOf(startup),
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
        logo: base64(markSvg()),
        seed: "Honey",
        title: portal,
        text: portalTagline,
        facts: [],
      });
    },
  };
}

const base64 = (svg: string) => Buffer.from(svg).toString("base64");
const coverSeed = ({ cover, name }: StartupDetail) => (cover && seedOf("cover", cover)) ?? name;
const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: HOME_ZONE }).format(new Date());
