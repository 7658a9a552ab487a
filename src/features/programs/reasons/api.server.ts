import { checkTexts } from "#features/banned-words/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { refuse } from "#shared/outcome.ts";
import { memberOnly } from "#shared/viewer.ts";
import { organizedProgram } from "../jury/queries/organizer.server.ts";
import { addReason, removeReason } from "./commands.server.ts";
import * as contract from "./contract.ts";
import { organizationReasons } from "./queries.server.ts";

export function programReasonsApi(app: App): void {
  serve(app, contract.getReasons, async ({ db, query, viewer }) => {
    const { organizationId } = await organizedProgram(db, { id: query.programId }, memberOnly(viewer));
    return organizationReasons(db, organizationId);
  });

  serve(app, contract.addReason, async ({ db, query: { programId }, body, viewer, locale, write }) => {
    await organizedProgram(db, { id: programId }, memberOnly(viewer));
    const texts = (["textEn", "textTr"] as const).map((field) => [field, body[field]] as const);
    const { refused } = await checkTexts(db, texts, locale);
    if (refused.length > 0) return refuse("bannedWord", refused);
    return write(
      (tx) => addReason(tx, programId, memberOnly(viewer), body),
      (tx, { organizationId }) => organizationReasons(tx, organizationId),
    );
  });

  serve(app, contract.removeReason, ({ query, viewer, write }) =>
    write(
      (tx) => removeReason(tx, query, memberOnly(viewer)),
      (tx, { organizationId }) => organizationReasons(tx, organizationId),
    ),
  );
}
