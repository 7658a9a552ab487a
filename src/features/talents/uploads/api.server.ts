import type { App } from "#server/app.server.ts";
import { referringTo, storeImage, storePrivatePdf } from "#server/files/intake.server.ts";
import { serve } from "#server/serve.server.ts";
import { cut } from "#shared/cut.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { profileOf } from "../profile/queries.server.ts";
import { seesAll } from "../profile/rules.ts";
import { setCv, setPicture } from "./commands.server.ts";
import {
  deleteCover,
  deleteCv,
  deletePhoto,
  getCv,
  updateProfilePhoto,
  uploadCover,
  uploadCv,
  uploadPhoto,
} from "./contract.ts";

/** Photo, cover and CV of the own profile. */
export function uploadsApi(app: App): void {
  for (const [endpoint, kind] of [
    [uploadPhoto, "photo"],
    [updateProfilePhoto, "photo"],
    [uploadCover, "cover"],
  ] as const)
    serve(app, endpoint, async ({ body, viewer, write }) => {
      const { id } = memberOnly(viewer);
      const bytes = Buffer.from(await body.file.arrayBuffer());
      const shape = kind === "photo" ? "square" : "cover";
      const stored = await storeImage(app.services.files, { ownerId: id, kind: shape, bytes });
      return referringTo(app.services.files, Object.values(stored), () =>
        write(async (tx) => {
          await setPicture(tx, id, kind, stored);
          return stored[kind === "photo" ? "512" : "High"]!;
        }),
      );
    });

  for (const [endpoint, kind] of [
    [deletePhoto, "photo"],
    [deleteCover, "cover"],
  ] as const)
    serve(app, endpoint, ({ viewer, write }) =>
      write(async (tx) => {
        await setPicture(tx, memberOnly(viewer).id, kind);
        return null;
      }),
    );

  serve(app, uploadCv, async ({ body, viewer, write }) => {
    const { id } = memberOnly(viewer);
    const key = await storePrivatePdf(app.services.files, id, Buffer.from(await body.file.arrayBuffer()));
    const name = nameOfFile(body.file.name);
    return referringTo(app.services.files, [key], () =>
      write(async (tx) => {
        await setCv(tx, id, { key, name });
        return name;
      }),
    );
  });

  serve(app, deleteCv, ({ viewer, write }) =>
    write(async (tx) => {
      await setCv(tx, memberOnly(viewer).id);
      return null;
    }),
  );

  serve(app, getCv, async ({ db, params, viewer, locale }) => {
    const found = await profileOf(db, params, { viewer, locale });
    // Others must not learn whether somebody has a CV.
    if (!found?.cvKey || !seesAll(viewer, found.id)) throw new AppError("notFound");
    const bytes = await app.services.files.get(found.cvKey);
    if (!bytes) throw new AppError("notFound");
    return { bytes, type: "application/pdf", name: found.cv ?? "cv.pdf" };
  });
}

/** The file name without its path and without characters that are not allowed. */
function nameOfFile(name: string): string {
  const bare = name
    .split(/[\\/]/)
    .at(-1)!
    .replace(/[\p{Cc}"<>|:*?]/gu, "")
    .trim();
  return `${cut(bare.replace(/\.pdf$/i, ""), 150) || "cv"}.pdf`;
}
