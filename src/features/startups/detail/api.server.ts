import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#server/app.server.ts";
import { originOf } from "#server/request-origin.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import { isLocale } from "#shared/locale.ts";
import { SHARE_PATH } from "#shared/share-picture.ts";
import { VISITOR } from "#shared/viewer.ts";
import { type Drawing, documentsOf } from "../documents/parts/documents.server.ts";
import { getStartup, getStartupDetails, getStartupPdf, getStartupPublic, startupAddress } from "./contract.ts";
import { detailListOf, roundsOf } from "./parts/lists.server.ts";
import { publicStartup, startupDetail } from "./queries.server.ts";

export function startupDetailApi(app: App): void {
  const documents = documentsOf(app);

  serve(app, getStartup, ({ db, params, viewer, locale }) => startupDetail(db, params.seoUrlOrId, viewer, locale));

  serve(app, getStartupPublic, ({ db, params, locale }) => publicStartup(db, params.seoUrlOrId, locale));

  serve(app, getStartupDetails, ({ db, params, query, viewer, locale }) =>
    detailListOf(db, { ...params, ...query }, viewer, locale),
  );

  serve(app, getStartupPdf, async ({ db, params, viewer, locale, http }) => {
    const startup = await startupDetail(db, params.seoUrlOrId, viewer, locale);
    const rounds = await roundsOf(db, startup.id, viewer, locale);
    const origin = originOf(app.settings, http!.request);
    const bytes = await (await documents.pdf(startup, rounds, { origin, locale })).bytes();
    return { bytes, type: "application/pdf", name: `${startup.name}.pdf` };
  });

  app.get(`${SHARE_PATH}/:file`, sharing, (request, reply) => {
    const { locale, name } = pictureOf(request);
    if (name !== "portal") throw new AppError("notFound");
    return sendPicture(request, reply, documents.portal(locale));
  });
  app.get(`${SHARE_PATH}/startup/:file`, sharing, async (request, reply) => {
    const { locale, name } = pictureOf(request);
    const startup = await startupDetail(app.database.db, name, VISITOR, locale);
    return sendPicture(request, reply, await documents.share(startup, locale));
  });
}

const sharing = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: "1 minute" } } };

/** "isik-batarya.tr.png". */
function pictureOf(request: FastifyRequest) {
  const [, name, locale] = /^(.+)\.(\w+)\.png$/.exec((request.params as { file: string }).file) ?? [];
  const address = startupAddress.safeParse(name);
  if (!address.success || !isLocale(locale)) throw new AppError("notFound");
  return { name: address.data, locale };
}

async function sendPicture(request: FastifyRequest, reply: FastifyReply, { tag, bytes }: Drawing) {
  reply.header("etag", `"${tag}"`).header("cache-control", "public, max-age=3600");
  if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
  return reply.type("image/png").send(await bytes());
}
