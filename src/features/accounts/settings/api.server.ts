import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { checkNewPassword } from "../parts/new-password.server.ts";
import { originOf } from "../parts/request-origin.server.ts";
import { ownerOf } from "../queries.server.ts";
import {
  changePassword as change,
  endSessions,
  setNotifications as keep,
  setLanguage,
  writeAgain,
} from "./commands.server.ts";
import {
  changePassword,
  endSession,
  getSettings,
  mailsAgain,
  sessionList,
  setLanguageId,
  setNotifications,
} from "./contract.ts";
import { LANGUAGE_ID } from "./limits.ts";
import { mailEnding } from "./parts/mail-end.server.ts";
import { sessionsOf, settingsOf } from "./queries.server.ts";

export function settingsApi(app: App): void {
  serve(app, changePassword, async ({ db, body, viewer }) => {
    const { id: accountId, sessionId } = memberOnly(viewer);
    checkNewPassword("newPassword", body.newPassword, await ownerOf(db, accountId));
    const outcome = await change(db, { ...body, accountId, sessionId });
    return outcome.ok ? true : outcome;
  });

  serve(app, sessionList, ({ db, viewer }) => {
    const { id, sessionId } = memberOnly(viewer);
    return sessionsOf(db, id, sessionId);
  });

  serve(app, endSession, async ({ db, query, viewer }) => {
    const { id, sessionId } = memberOnly(viewer);
    await endSessions(db, id, query.id ? { only: query.id } : { allBut: sessionId });
    return true as const;
  });

  serve(app, setLanguageId, async ({ db, query, viewer }) => {
    const languageId = Number(query.languageId);
    await setLanguage(db, memberOnly(viewer).id, languageId === LANGUAGE_ID.tr ? "tr" : "en");
    return { languageId };
  });

  serve(app, getSettings, ({ db, viewer }) => settingsOf(db, memberOnly(viewer).id));

  serve(app, mailsAgain, async ({ db, viewer }) => {
    await db.transaction((tx) => writeAgain(tx, memberOnly(viewer).id));
    return true as const;
  });

  serve(app, setNotifications, ({ body, viewer, http, write }) =>
    write((tx) => keep(tx, memberOnly(viewer).id, body, originOf(http).address)),
  );

  void app.register(mailEnding);
}
