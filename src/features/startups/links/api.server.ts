import { checkedCommand } from "#features/banned-words/queries.server.ts";
import { formInput } from "#features/reference/form-input/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { mayEdit } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { investorFor } from "../portfolio/queries.server.ts";
import { answerLink } from "./commands/answer.server.ts";
import { addHosting, changeHosting, removeHosting } from "./commands/host.server.ts";
import * as contract from "./contract.ts";
import { hostingForm, newHostingForm } from "./form.ts";
import { hostingsOf, linksOf, linksOfStartup, namesInvestor } from "./queries.server.ts";

export function linksApi(app: App): void {
  serve(app, contract.receivedLinks, async ({ db, query, viewer, locale }) => {
    const member = memberOnly(viewer);
    if (query.startupId !== undefined) {
      if (!mayEdit(member, query.startupId)) throw new AppError("forbidden");
      return linksOfStartup(db, query.startupId);
    }
    if (query.organizationId === undefined) return linksOf(db, { accountId: member.id }, locale);
    const { id } = await investorFor(db, query.organizationId, member);
    return linksOf(db, { organizationId: id }, locale);
  });

  serve(app, contract.isNamedInvestor, ({ db, viewer }) => namesInvestor(db, memberOnly(viewer).id));

  serve(app, contract.hostings, async ({ db, query, viewer }) => {
    const { id } = await investorFor(db, query.organizationId, memberOnly(viewer));
    return hostingsOf(db, { organizationId: id });
  });

  serve(app, contract.addHosting, async ({ db, query, body, viewer, locale, write }) => {
    const { edit } = await formInput(db, newHostingForm, body, locale);
    return write(
      (tx) => addHosting(tx, query.organizationId, memberOnly(viewer), edit),
      async (tx, { id }) => (await hostingsOf(tx, { id }))[0]!,
    );
  });

  serve(app, contract.changeHosting, async ({ db, query, body, viewer, locale, write }) => {
    const { edit } = await formInput(db, hostingForm, body, locale);
    return write(
      (tx) => changeHosting(tx, query.id, memberOnly(viewer), edit),
      async (tx) => (await hostingsOf(tx, { id: query.id }))[0]!,
    );
  });

  serve(app, contract.removeHosting, ({ query, viewer, write }) =>
    write(
      (tx) => removeHosting(tx, query.id, memberOnly(viewer)),
      () => null,
    ),
  );

  serve(app, contract.answerLink, async ({ db, query, body, viewer, locale, write }) => {
    const member = memberOnly(viewer);
    const texts: [string, string][] = body.isConfirmed ? [] : [["reason", body.reason]];
    return write(
      await checkedCommand(
        db,
        { texts, locale, accountId: member.id, entity: "startup" },
        (tx) => answerLink(tx, query.id, member, body),
        ({ startupId }) => startupId,
      ),
      () => null,
    );
  });
}
