import type { App } from "#server/app.server.ts";
import { type Call, serve } from "#server/serve.server.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { isRefusal } from "#shared/outcome.ts";
import { memberOnly, type Viewer } from "#shared/viewer.ts";
import { originOf } from "../parts/request-origin.server.ts";
import type { Purpose } from "./commands/challenges.server.ts";
import * as commands from "./commands.server.ts";
import * as calls from "./contract.ts";
import { type PasskeyHouse, passkeyHouse } from "./parts/house.server.ts";
import { passkeysOf } from "./queries.server.ts";

/** For what a passkey is used: it follows from who asks. */
function purposeOf(viewer: Viewer): Purpose {
  if (viewer.kind === "member") return { purpose: "confirm", accountId: viewer.id };
  return viewer.pending
    ? { purpose: "secondStep", accountId: viewer.pending.accountId }
    : { purpose: "signIn", accountId: null };
}

export function passkeysApi(app: App): void {
  const houseOf = (http: Call<Endpoint>["http"]): PasskeyHouse =>
    passkeyHouse(app.settings.publicUrl, http?.request.host ?? "");

  serve(app, calls.ownPasskeys, ({ db, viewer }) => passkeysOf(db, memberOnly(viewer).id));

  serve(app, calls.beginPasskey, async ({ db, viewer, http }) => {
    const options = await commands.beginPasskey(db, houseOf(http), memberOnly(viewer).id);
    return isRefusal(options) ? options : { ...options };
  });

  serve(app, calls.addPasskey, ({ db, viewer, body, http }) => {
    const addition = { accountId: memberOnly(viewer).id, name: body.name, made: body.passkey };
    return commands.addPasskey(db, houseOf(http), addition);
  });

  serve(app, calls.removePasskey, ({ viewer, params, write }) =>
    write(
      (tx) => commands.removePasskey(tx, memberOnly(viewer).id, params.id),
      () => true as const,
    ),
  );

  serve(app, calls.passkeyOptions, async ({ db, viewer, http }) => ({
    ...(await commands.passkeyOptions(db, houseOf(http), purposeOf(viewer))),
  }));

  serve(app, calls.signInByPasskey, async ({ db, viewer, body, http }) => {
    const outcome = await commands.signInByPasskey(db, houseOf(http), {
      used: body.passkey,
      pending: viewer.kind === "visitor" ? viewer.pending : undefined,
      rememberMe: body.rememberMe,
      device: body.device,
      showsDemo: http?.request.showsDemo ?? false,
      ...originOf(http),
    });
    return outcome.ok ? { ...outcome, expiresAt: outcome.expiresAt.toISOString() } : outcome;
  });
}
