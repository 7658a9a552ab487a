import { inForce, premiumSettingsChanged, premiumSettingsOf } from "#features/accounts/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { isStaff } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { PLATFORM_ENTITY } from "#shared/scopes.ts";
import { memberOnly } from "#shared/viewer.ts";
import { changeSettings } from "./commands.server.ts";
import { premiumSettings, putPremiumSettings } from "./contract.ts";
import { SHIPPED_FILTERS } from "./parts/choosable.ts";

type Stored = Awaited<ReturnType<typeof premiumSettingsOf>>;

const modelOf = ({ userNeedToSignForSeeData, filterList, ...settings }: Stored) => ({
  model: {
    ...settings,
    id: PLATFORM_ENTITY.premium,
    userNeedtoSingForSeeData: userNeedToSignForSeeData,
    filterList: filterList ?? [...SHIPPED_FILTERS],
  },
});

export function premiumSettingsApi(app: App): void {
  serve(app, premiumSettings, async ({ db, viewer }) => {
    const { model } = modelOf(await premiumSettingsOf(db));
    const { customerSource, ...open } = model;
    return { model: isStaff(viewer) ? { customerSource, ...open } : open };
  });

  serve(app, putPremiumSettings, async ({ db, body: { id: _, isSold: __, ...settings }, viewer, write }) => {
    const member = memberOnly(viewer);
    if (!isStaff(member)) throw new AppError("forbidden");
    const answer = await write(
      (tx) => changeSettings(tx, member, settings),
      async (_tx, changed) => modelOf(inForce(changed.settings)),
    );
    premiumSettingsChanged(db);
    return answer;
  });
}
