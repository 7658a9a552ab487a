import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import { setUserType as setTypeOf } from "./commands.server.ts";
import { setUserType, userTypeList } from "./contract.ts";
import { userTypes } from "./queries.server.ts";

export function userTypeApi(app: App): void {
  serve(app, userTypeList, async ({ db, locale }) =>
    (await userTypes(db)).map(({ id, key, name }) => ({ id, key, name: name[locale] })),
  );

  serve(app, setUserType, async ({ db, body, viewer, write }) => {
    if (viewer.kind !== "member") throw new AppError("unauthorized");
    const known = (await userTypes(db)).some(({ id }) => id === body.userTypeId);
    if (!known) throw new AppError("invalidInput", [{ field: "userTypeId", reason: "no user type" }]);
    return write(async (tx) => {
      await setTypeOf(tx, viewer.id, body.userTypeId);
      return { userTypeId: body.userTypeId };
    });
  });
}
