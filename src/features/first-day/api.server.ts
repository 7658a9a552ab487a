import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { mailTest, noteArrival, setChecklist } from "./commands.server.ts";
import { confirmTestMail, getFirstDay, putChecklist, sendTestMail } from "./contract.ts";
import { firstDayOf } from "./queries.server.ts";

/** The checklist of a new house. A demo invents its house and has none. */
export function firstDayApi(app: App): void {
  serve(app, getFirstDay, ({ db, locale }) => (app.settings.demo ? null : firstDayOf(db, app.settings, locale)));

  serve(app, putChecklist, ({ viewer, body, write }) =>
    write(async (tx) => {
      await setChecklist(tx, memberOnly(viewer), body.isHidden);
      return null;
    }),
  );

  serve(app, sendTestMail, ({ viewer, locale, write }) =>
    write(
      (tx) => mailTest(tx, memberOnly(viewer), app.settings.mailFrom.address, locale),
      (_tx, { sentTo }) => ({ sentTo }),
    ),
  );

  serve(app, confirmTestMail, ({ viewer, body, write }) =>
    write(
      (tx) => noteArrival(tx, memberOnly(viewer), body.code),
      () => null,
    ),
  );
}
