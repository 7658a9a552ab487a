import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { mayGiveRights, maySeeRights } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { changeAccess, declineWish } from "./commands.server.ts";
import { accessUsers, changeScopes, declineJoinWish, joinWishes, ownEntities } from "./contract.ts";
import { entitiesOf, entityById, grantableBy, holdersOf, wishesFor } from "./queries.server.ts";

export function accessApi(app: App): void {
  serve(app, accessUsers, async ({ db, viewer, query }) => {
    const entity = await entityById(db, query.entityId);
    if (!entity) throw new AppError("accessNotFound");
    if (!maySeeRights(viewer, entity.type, entity.id)) throw new AppError("invalidAccess");
    return {
      entityType: entity.type,
      entityName: entity.name,
      entitySeoUrl: entity.seo_url,
      grantable: grantableBy(viewer, entity),
      users: await holdersOf(db, entity, viewer),
    };
  });

  serve(app, ownEntities, ({ db, viewer }) => entitiesOf(db, memberOnly(viewer)));

  serve(app, joinWishes, async ({ db, viewer, query }) => {
    const entity = await entityById(db, query.entityId);
    if (!entity) throw new AppError("accessNotFound");
    if (!mayGiveRights(viewer, entity.type, entity.id)) throw new AppError("invalidAccess");
    return wishesFor(db, entity.id);
  });

  serve(app, declineJoinWish, ({ viewer, body, write }) =>
    write(async (tx) => {
      const outcome = await declineWish(tx, memberOnly(viewer), body);
      if (!outcome.ok) throw new AppError(outcome.reason);
      return true as const;
    }),
  );

  serve(app, changeScopes, ({ viewer, body, write }) => {
    const expiresAt = body.expiresAt ? new Date(body.expiresAt) : null;
    if (expiresAt && expiresAt <= new Date())
      throw new AppError("invalidInput", [{ field: "expiresAt", reason: "lies in the past" }]);
    return write(async (tx) => {
      const outcome = await changeAccess(tx, memberOnly(viewer), { ...body, expiresAt });
      if (!outcome.ok) throw new AppError(outcome.reason, outcome.fields);
      const entity = await entityById(tx, body.entityId);
      const [holder] = entity ? await holdersOf(tx, entity, viewer, body.userId) : [];
      return holder ?? null;
    });
  });
}
