import { checkedCommand } from "#features/banned-words/queries.server.ts";
import { formInput } from "#features/reference/form-input/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { addRound, answerRound, changeRound, withdrawRound } from "./commands.server.ts";
import * as contract from "./contract.ts";
import { newRoundForm, roundForm } from "./form.ts";
import { investorFor, roundsFor, roundsOfInvestor } from "./queries.server.ts";

export function portfolioApi(app: App): void {
  serve(app, contract.investorRounds, async ({ db, query, viewer }) => {
    const organization = await investorFor(db, query.investorId, memberOnly(viewer));
    return { organization, rounds: await roundsOfInvestor(db, { organizationId: organization.id }) };
  });

  serve(app, contract.addPortfolioRound, async ({ db, query, body, viewer, locale, write }) => {
    const { edit } = await formInput(db, newRoundForm, body, locale);
    return write(
      (tx) => addRound(tx, query.investorId, memberOnly(viewer), edit),
      async (tx, { id }) => (await roundsOfInvestor(tx, { id }))[0]!,
    );
  });

  serve(app, contract.changePortfolioRound, async ({ db, query, body, viewer, locale, write }) => {
    const { edit } = await formInput(db, roundForm, body, locale);
    return write(
      (tx) => changeRound(tx, query.id, memberOnly(viewer), edit),
      async (tx) => (await roundsOfInvestor(tx, { id: query.id }))[0]!,
    );
  });

  serve(app, contract.withdrawPortfolioRound, ({ query, viewer, write }) =>
    write(
      (tx) => withdrawRound(tx, query.id, memberOnly(viewer)),
      () => null,
    ),
  );

  serve(app, contract.receivedRounds, ({ db, query, viewer, locale }) =>
    roundsFor(db, query.startupId, memberOnly(viewer), locale),
  );

  serve(app, contract.answerPortfolioRound, async ({ db, query, body, viewer, locale, write }) => {
    const { edit } = await formInput(db, { fields: {} }, {}, locale);
    const accountId = memberOnly(viewer).id;
    const texts: [string, string][] = body.isConfirmed ? [] : [["reason", body.reason]];
    return write(
      await checkedCommand(
        db,
        { texts, locale, accountId, entity: "startup" },
        (tx) => answerRound(tx, query.id, memberOnly(viewer), body, edit),
        ({ startupId }) => startupId,
      ),
      () => null,
    );
  });
}
