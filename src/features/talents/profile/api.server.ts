import type { Db } from "#db/open.server.ts";
import { judgedTexts } from "#features/banned-words/queries.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { storeImage, storePrivatePdf } from "#server/files/intake.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import { saveProfile as save } from "./commands.server.ts";
import {
  deleteCv,
  getCv,
  getOwnProfile,
  getProfile,
  getReputation,
  publicProfile,
  saveProfile,
  updateProfilePhoto,
  uploadCover,
  uploadCv,
  uploadPhoto,
} from "./contract.ts";
import { setCv, setPicture } from "./parts/files.server.ts";
import { listApi } from "./parts/list-api.server.ts";
import { memberOf, seesAll } from "./parts/own.server.ts";
import { startupCountOf } from "./parts/startup-count.server.ts";
import { profileOf } from "./queries.server.ts";
import { completenessOf, profileTexts, reputationOf } from "./rules.ts";

export function profileApi(app: App): void {
  serve(app, getOwnProfile, ({ db, viewer, locale }) => ownOf(db, viewer, locale));

  serve(app, getProfile, async ({ db, params, viewer, locale }) => {
    const found = await visibleProfile(db, params.seoUrl, viewer, locale);
    return seesAll(viewer, found.id) ? found : publicProfile.parse(found);
  });

  serve(app, saveProfile, async ({ db, body, viewer, locale, write }) => {
    const [types, judged] = await Promise.all([catalogue(db), judgedTexts(db, profileTexts(body), locale)]);
    return write(async (tx) => {
      const { id } = memberOf(viewer);
      const outcome = await save(tx, { accountId: id, input: body, catalogue: types, judged });
      if (!outcome.ok) throw new AppError(outcome.reason, outcome.fields);
      return ownOf(tx, viewer, locale, types);
    });
  });

  serve(app, getReputation, async ({ db, params, viewer, locale }) => {
    const found = await visibleProfile(db, params.seoUrl, viewer, locale);
    const completeness = completenessOf(found);
    const startupCount = await startupCountOf(db, found.id);
    const reputation = reputationOf(found.isEmApproved, completeness, startupCount);
    return { reputation, completeness, startupCount, memberSince: found.createdAt.toISOString() };
  });

  fileApi(app);
  listApi(app);
}

function fileApi(app: App): void {
  for (const [endpoint, kind] of [
    [uploadPhoto, "photo"],
    [uploadCover, "cover"],
  ] as const)
    serve(app, endpoint, async ({ body, viewer, write }) => {
      const { id } = memberOf(viewer);
      const bytes = Buffer.from(await body.file.arrayBuffer());
      const shape = kind === "photo" ? "square" : "cover";
      const stored = await storeImage(app.services.files, { ownerId: id, kind: shape, bytes });
      return write(async (tx) => {
        await setPicture(tx, id, kind, stored);
        return stored[kind === "photo" ? "512" : "High"]!;
      });
    });

  serve(app, updateProfilePhoto, async ({ db, body, viewer, locale, write }) => {
    const types = await catalogue(db);
    return write(async (tx) => {
      await setPicture(tx, memberOf(viewer).id, body.remove);
      return ownOf(tx, viewer, locale, types);
    });
  });

  serve(app, uploadCv, async ({ body, viewer, write }) => {
    const { id } = memberOf(viewer);
    const key = await storePrivatePdf(app.services.files, id, Buffer.from(await body.file.arrayBuffer()));
    const name = nameOfFile(body.file.name);
    return write(async (tx) => {
      await setCv(tx, id, { key, name });
      return name;
    });
  });

  serve(app, deleteCv, ({ viewer, write }) =>
    write(async (tx) => {
      await setCv(tx, memberOf(viewer).id);
      return null;
    }),
  );

  serve(app, getCv, async ({ db, params, viewer, locale }) => {
    const found = await profileOf(db, params, locale);
    // Whether somebody has a CV is theirs to tell.
    if (!found?.cvKey || !seesAll(viewer, found.id)) throw new AppError("notFound");
    const bytes = await app.services.files.get(found.cvKey);
    if (!bytes) throw new AppError("notFound");
    return { bytes, type: "application/pdf", name: found.cv ?? "cv.pdf" };
  });
}

/** The last part of what a browser calls the file, without what no file name holds. */
function nameOfFile(name: string): string {
  const bare = name
    .split(/[\\/]/)
    .at(-1)!
    .replace(/[\p{Cc}"<>|:*?]/gu, "")
    .trim();
  return `${bare.replace(/\.pdf$/i, "").slice(0, 150) || "cv"}.pdf`;
}

async function visibleProfile(db: Db, seoUrl: string, viewer: Viewer, locale: Locale) {
  const found = await profileOf(db, { seoUrl }, locale);
  if (!found || !(found.isListed || seesAll(viewer, found.id))) throw new AppError("notFound");
  return found;
}

async function ownOf(db: Db, viewer: Viewer, locale: Locale, types?: Awaited<ReturnType<typeof catalogue>>) {
  const found = await profileOf(db, { id: memberOf(viewer).id }, locale, types);
  if (!found) throw new AppError("unauthorized");
  return found;
}
