import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { setUserType as setTypeOf } from "./commands.server.ts";
import { setUserType, userTypeList } from "./contract.ts";
import { userTypes } from "./queries.server.ts";

export function userTypeApi(app: App): void {
  serve(app, userTypeList, async ({ db, locale }) =>
    (await userTypes(db)).map(({ id, key, name, description }) => ({
      id,
      key,
      name: name[locale],
      description: description[locale],
    })),
  );

  serve(app, setUserType, async ({ db, body, viewer, write }) => {
    const { id } = memberOnly(viewer);
    const exists = (await userTypes(db)).some((type) => type.id === body.userTypeId);
    if (!exists) throw new AppError("invalidInput", [{ field: "userTypeId", reason: "noSuchOne" }]);
    return write(async (tx) => {
      await setTypeOf(tx, id, body.userTypeId);
      return { userTypeId: body.userTypeId };
    });
  });
}
