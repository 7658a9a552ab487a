import type { Db } from "#db/open.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { memberOnly, type Viewer } from "#shared/viewer.ts";
import { profileOf } from "../queries.server.ts";

/** The own profile, as every save returns it. `types`: needed inside a transaction. */
export async function ownProfile(db: Db, viewer: Viewer, locale: Locale, types?: Catalogue) {
  const found = await profileOf(db, { id: memberOnly(viewer).id }, { viewer, locale }, types);
  if (!found) throw new AppError("unauthorized");
  return found;
}
