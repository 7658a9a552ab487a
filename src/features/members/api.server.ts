import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { tryOnce } from "#server/throttle.server.ts";
import { mayGiveRights, maySeeRights } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { askTeam, changeAccess, declineWish } from "./commands.server.ts";
import {
  accessUsers,
  askToJoin,
  changeScopes,
  declineJoinWish,
  joinState,
  joinWishes,
  ownEntities,
} from "./contract.ts";
import { wishLimits } from "./parts/wish-limits.server.ts";
import { entitiesOf, entityById, grantableBy, holdersOf, joinStateOf, wishesFor } from "./queries.server.ts";

export function membersApi(app: App): void {
  serve(app, accessUsers, async ({ db, viewer, query, locale }) => {
    const entity = await entityById(db, query.entityId);
    if (!entity) throw new AppError("entityNotFound");
    if (!maySeeRights(viewer, entity.type, entity.id)) throw new AppError("invalidAccess");
    return {
      entityType: entity.type,
      entityName: entity.name,
      entitySeoUrl: entity.seo_url,
      grantable: grantableBy(viewer, entity),
      users: await holdersOf(db, entity, { viewer, locale }),
    };
  });

  serve(app, ownEntities, ({ db, viewer }) => entitiesOf(db, memberOnly(viewer)));

  serve(app, joinWishes, async ({ db, viewer, query }) => {
    const entity = await entityById(db, query.entityId);
    if (!entity) throw new AppError("entityNotFound");
    if (!mayGiveRights(viewer, entity.type, entity.id)) throw new AppError("invalidAccess");
    return wishesFor(db, entity.id);
  });

  serve(app, joinState, async ({ db, viewer, query }) => {
    const state = await joinStateOf(db, memberOnly(viewer), query.seoUrl);
    if (!state) throw new AppError("notFound");
    return state;
  });

  serve(app, askToJoin, async ({ db, viewer, body, write }) => {
    const member = memberOnly(viewer);
    const tries = await tryOnce(db, ...wishLimits(member.id, body.seoUrl));
    if (tries.some((attempt) => attempt !== "allowed")) throw new AppError("tooManyWishes");
    return write(
      (tx) => askTeam(tx, member, body.seoUrl),
      () => true as const,
    );
  });

  serve(app, declineJoinWish, ({ viewer, body, write }) =>
    write(
      (tx) => declineWish(tx, memberOnly(viewer), body),
      () => true as const,
    ),
  );

  serve(app, changeScopes, ({ viewer, body, locale, write }) => {
    const expiresAt = body.expiresAt ? new Date(body.expiresAt) : null;
    if (expiresAt && expiresAt <= new Date())
      throw new AppError("invalidInput", [{ field: "expiresAt", reason: "inThePast" }]);
    return write(
      (tx) => changeAccess(tx, memberOnly(viewer), { ...body, expiresAt }),
      async (tx) => {
        const entity = await entityById(tx, body.entityId);
        const [holder] = entity ? await holdersOf(tx, entity, { viewer, locale }, body.userId) : [];
        return holder ?? null;
      },
    );
  });
}
