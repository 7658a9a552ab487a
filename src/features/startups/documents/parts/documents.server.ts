import { createHash } from "node:crypto";
import type { App } from "#server/app.server.ts";
import { logoSvg } from "#server/art/logo.server.ts";
import { byteCache } from "#server/byte-cache.server.ts";
import { keyOfAddress } from "#server/files/keys.server.ts";
import { type RenderLimits, renderPool } from "#server/render-pool.server.ts";
import { seedOf } from "#shared/art.ts";
import { homeZone } from "#shared/house.ts";

import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import type { FundingRow, StartupDetail } from "../../detail/contract.ts";
import type { RenderTask } from "./render-worker.server.ts";

const WORKER = "features/startups/documents/parts/render-worker.server.ts";
const LIMITS: RenderLimits = { threads: 1, queue: 20, timeLimitMs: 30_000 };
const CACHE_BYTES = 64 * 1_048_576;

export interface Documents {
  pdf(startup: StartupDetail, rounds: FundingRow[], page: { origin: string; locale: Locale }): Promise<Buffer>;
}

/** Documents of startups, drawn in a thread and cached by their content. Ends with the server. */
export function documentsOf(app: App): Documents {
  const pool = renderPool<RenderTask>(WORKER, LIMITS);
  const cache = byteCache(CACHE_BYTES);
  app.addHook("onClose", () => pool.close());
  /** The file of an uploaded logo, or the logo that is drawn, in base64. */
  const logoOf = async ({ logo, logo_512, name }: StartupDetail) => {
    const key = keyOfAddress(logo_512 ?? logo ?? "");
    const file = key && (await app.services.files.get(key));
    return (file || Buffer.from(logoSvg((logo && seedOf("logo", logo)) ?? name))).toString("base64");
  };
  return {
    async pdf(startup, rounds, { origin, locale }) {
      const url = origin + pathTo("startup", locale, { seoUrl: startup.seoUrl });
      const logo = await logoOf(startup);
      const task = { logo, seed: coverSeed(startup), startup, rounds, locale, url, date: today() };
      const tag = createHash("sha256").update(JSON.stringify(task)).digest("base64url");
      return cache.get(tag, () => pool.render(task));
    },
  };
}

const coverSeed = ({ cover, name }: StartupDetail) => (cover && seedOf("cover", cover)) ?? name;
const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: homeZone() }).format(new Date());
