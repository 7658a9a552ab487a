import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#db/open.server.ts";
import { seedOf } from "#shared/art.ts";
import { PICTURE_PATH } from "#shared/discovery.ts";
import { AppError } from "#shared/errors.ts";
import { house } from "#shared/house.ts";
import { isLocale, type Locale } from "#shared/locale.ts";
import { siteName } from "#shared/site-name.ts";
import type { App } from "../app.server.ts";
import { logoSvg, markSvg } from "../art/logo.server.ts";
import { portraitSvg } from "../art/portrait.server.ts";
import { sheetSvg } from "../art/sheet.server.ts";
import { byteCache } from "../byte-cache.server.ts";
import { keyOfAddress } from "../files/keys.server.ts";
import { type RenderLimits, renderPool } from "../render-pool.server.ts";
import type { DrawnPicture } from "./draw-picture.server.ts";

/** Drawings for things without an uploaded picture, by their seed; the mark is the portal's own. */
const DRAWINGS = { logo: logoSvg, portrait: portraitSvg, sheet: sheetSvg, mark: markSvg };

/** The content of the picture shown where a page is linked. */
export interface PictureContent {
  /** The address of a logo or portrait, uploaded or drawn; null: one is drawn for the title. */
  image: string | null;
  drawnAs: keyof typeof DRAWINGS;
  /** The address of a drawn cover: its colours are those of the picture. */
  cover?: string | null;
  title: string;
  text: string;
  /** Up to three, each of a few words. */
  facts: string[];
}

/** The pictures of a noun's pages. */
export interface Pictures {
  /** As it stands in their addresses: "startup". */
  kind: string;
  /** By the last part of the page's address, as a visitor sees it; undefined: no such thing, or hidden. */
  contentOf: (db: Db, name: string, locale: Locale) => Promise<PictureContent | undefined>;
}

const WORKER = "server/discovery/picture-worker.server.ts";
const LIMITS: RenderLimits = { threads: 1, queue: 20, timeLimitMs: 30_000 };
const CACHE_BYTES = 32 * 1_048_576;
const sharing = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: "1 minute" } } };

const portalTexts = (): Record<Locale, Pick<PictureContent, "title" | "text">> => ({
  en: {
    title: `${siteName()}: the startup ecosystem`,
    text: "Startups, investors, talents and programs in one place.",
  },
  tr: {
    title: `${siteName()}: girişim ekosistemi`,
    text: "Girişimler, yatırımcılar, yetenekler ve programlar tek yerde.",
  },
});

/** The pictures of every noun's pages and lists and of the portal, drawn in a thread and cached by their content. */
export async function pictureRoutes(app: App): Promise<void> {
  const pool = renderPool<DrawnPicture>(WORKER, LIMITS);
  const cache = byteCache(CACHE_BYTES);
  app.addHook("onClose", () => pool.close());
  const nouns = new Map(app.features.flatMap(({ pictures = [] }) => pictures.map((noun) => [noun.kind, noun])));

  const send = async (request: FastifyRequest, reply: FastifyReply, picture: DrawnPicture) => {
    // Asked for again at every use, so that the picture of what is hidden is gone at once; unchanged it costs a 304.
    const tag = createHash("sha256")
      .update(JSON.stringify([picture, siteName(), house().colour]))
      .digest("base64url");
    reply.header("etag", `"${tag}"`).header("cache-control", "public, no-cache");
    if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
    return reply.type("image/png").send(await cache.get(tag, () => pool.render(picture)));
  };
  const drawingOf = async ({ image, drawnAs, cover, title, text, facts }: PictureContent): Promise<DrawnPicture> => {
    const key = keyOfAddress(image ?? "");
    const file = key && (await app.services.files.get(key));
    const drawn = () => DRAWINGS[drawnAs]((image && drawnAs !== "mark" && seedOf(drawnAs, image)) || title);
    const logo = file ? file.toString("base64") : base64(drawn());
    return { logo, seed: (cover && seedOf("cover", cover)) ?? title, title, text, facts };
  };

  app.get(`${PICTURE_PATH}/:file`, sharing, (request, reply) => {
    const { name, locale } = readFile(request);
    const content = name === "portal" ? portalTexts()[locale] : listTexts(app, name, locale);
    if (!content) throw new AppError("notFound");
    return send(request, reply, { logo: base64(markSvg()), seed: "Honey", facts: [], ...content });
  });
  app.get(`${PICTURE_PATH}/:kind/:file`, sharing, async (request, reply) => {
    const { name, locale } = readFile(request);
    const noun = nouns.get((request.params as { kind: string }).kind);
    const content = await noun?.contentOf(app.database.db, name, locale);
    if (!content) throw new AppError("notFound");
    return send(request, reply, await drawingOf(content));
  });
}

/** "isik-batarya.tr.png". */
function readFile(request: FastifyRequest): { name: string; locale: Locale } {
  const [, name, locale] = /^([^\p{Cc}]{1,200})\.(\w+)\.png$/u.exec((request.params as { file: string }).file) ?? [];
  if (name === undefined || !isLocale(locale)) throw new AppError("notFound");
  return { name, locale };
}

/** Title and description of a noun's list, which has them among its texts. */
function listTexts(app: App, kind: string, locale: Locale): Pick<PictureContent, "title" | "text"> | undefined {
  const served = app.features.flatMap(({ lists = [] }) => lists).find(({ list }) => list.kind === kind);
  if (!served) return undefined;
  const { title, description } = served.texts[locale].list;
  return { title, text: description };
}

const base64 = (svg: string) => Buffer.from(svg).toString("base64");
