import type { Db } from "#db/open.server.ts";
import { checkTexts } from "#features/banned-words/queries.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { memberOnly, type Viewer } from "#shared/viewer.ts";
import { lockAccount } from "../commands.server.ts";
import { saveProfile as save } from "./commands.server.ts";
import { getOwnProfile, getProfile, getReputation, publicProfile, saveProfile } from "./contract.ts";
import { ownProfile } from "./parts/own-profile.server.ts";
import { profileOf, startupCountOf } from "./queries.server.ts";
import { completenessOf, profileTexts, reputationOf, seesAll, showsJobSearch } from "./rules.ts";

export function profileApi(app: App): void {
  serve(app, getOwnProfile, ({ db, viewer, locale }) => ownProfile(db, viewer, locale));

  serve(app, getProfile, async ({ db, params, viewer, locale }) => {
    const found = await visibleProfile(db, params.seoUrl, viewer, locale);
    if (seesAll(viewer, found.id)) return found;
    const hidden = { jobSearchStatusId: null, jobSearchStatusName: null };
    return publicProfile.parse({ ...found, ...(showsJobSearch(found.jobSearchAudience, viewer) ? {} : hidden) });
  });

  serve(app, saveProfile, async ({ db, body, viewer, locale, write }) => {
    const [types, textCheck] = await Promise.all([catalogue(db), checkTexts(db, profileTexts(body), locale)]);
    return write(
      async (tx) => {
        const accountId = memberOnly(viewer).id;
        await lockAccount(tx, accountId);
        const current = await ownProfile(tx, viewer, locale, types);
        return save(tx, { accountId, input: body, current, catalogue: types, textCheck });
      },
      (tx) => ownProfile(tx, viewer, locale, types),
    );
  });

  serve(app, getReputation, async ({ db, params, viewer, locale }) => {
    const found = await visibleProfile(db, params.seoUrl, viewer, locale);
    const completeness = completenessOf(found);
    const startupCount = await startupCountOf(db, found.id);
    const reputation = reputationOf(found.isEmApproved, completeness, startupCount);
    return { reputation, completeness, startupCount, memberSince: found.createdAt.toISOString() };
  });
}

async function visibleProfile(db: Db, seoUrl: string, viewer: Viewer, locale: Locale) {
  const found = await profileOf(db, { seoUrl }, { viewer, locale });
  if (!found || !(found.isOpen || seesAll(viewer, found.id))) throw new AppError("notFound");
  return found;
}
