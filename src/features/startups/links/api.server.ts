import { checkTexts } from "#features/banned-words/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { serve } from "#server/serve.server.ts";
import { refuse } from "#shared/outcome.ts";
import { memberOnly } from "#shared/viewer.ts";
import { investorFor } from "../portfolio/queries.server.ts";
import { answerLink } from "./commands/answer.server.ts";
import * as contract from "./contract.ts";
import { linksOf } from "./queries.server.ts";

export function linksApi(app: App): void {
  serve(app, contract.receivedLinks, async ({ db, query, viewer, locale }) => {
    const member = memberOnly(viewer);
    if (query.organizationId === undefined) return linksOf(db, { accountId: member.id }, locale);
    const { id } = await investorFor(db, query.organizationId, member);
    return linksOf(db, { organizationId: id }, locale);
  });

  serve(app, contract.answerLink, async ({ db, query, body, viewer, locale, write }) => {
    const member = memberOnly(viewer);
    const texts: [string, string][] = body.isConfirmed ? [] : [["reason", body.reason]];
    const { refused, flagged } = await checkTexts(db, texts, locale);
    return write(
      async (tx) => {
        if (refused.length > 0) return refuse("bannedWord", refused);
        const done = await answerLink(tx, query.id, member, body);
        if (done.ok)
          await noteFlagged(tx, { accountId: member.id, entity: "startup", entityId: done.startupId, flagged });
        return done;
      },
      () => null,
    );
  });
}
