import { checkedCommand } from "#features/banned-words/queries.server.ts";
import { formInput } from "#features/reference/form-input/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { changeEntry, editableEntry } from "#server/edit/entries.server.ts";
import { serveEntries } from "#server/edit/serve-entries.server.ts";
import { serve } from "#server/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { answerNetwork } from "./commands/answer-network.server.ts";
import { addOrganization, organizationNoun as noun } from "./commands.server.ts";
import * as contract from "./contract.ts";
import { organizationForm as form } from "./form.ts";
import { organizationsOf } from "./queries.server.ts";

export function organizationEditingApi(app: App): void {
  serve(app, contract.getEditableOrganizer, ({ db, params, viewer }) =>
    editableEntry(db, noun, params.seoUrlOrId, memberOnly(viewer)),
  );

  serve(app, contract.ownOrganizers, ({ db, viewer, locale }) => organizationsOf(db, memberOnly(viewer), locale));

  serveEntries(app, noun, contract.organizerCalls);

  serve(app, contract.answerNetwork, async ({ db, query, body, viewer, locale, write }) => {
    const accountId = memberOnly(viewer).id;
    const refusal = body.isConfirmed ? null : body.reason;
    return write(
      await checkedCommand(
        db,
        { texts: [["reason", refusal]], locale, accountId, entity: "organization" },
        (tx) => answerNetwork(tx, query.id, memberOnly(viewer), refusal),
        ({ organizationId }) => organizationId,
      ),
      () => null,
    );
  });

  serve(app, contract.createOrganizer, async ({ db, query, body, viewer, locale, write }) => {
    const change = { ...body, ...(query.type && { typeId: query.type }) };
    const { edit, flagged } = await formInput(db, form, change, locale);
    const isAnother = query.isAnother === "true";
    return write(
      (tx) => addOrganization(tx, memberOnly(viewer), { ...edit, flagged, isAnother }),
      (_, { id, seoUrl }) => ({ id, organizerId: id, seoUrl }),
    );
  });

  serve(app, contract.changeOrganizer, async ({ db, query, body, viewer, locale, write }) => {
    const change = { ...body, ...(query.type && { typeId: query.type }) };
    const { edit, flagged } = await formInput(db, form, change, locale);
    const member = memberOnly(viewer);
    return write(
      (tx) => changeEntry(tx, noun, query.organizerId, member, { ...edit, flagged }),
      (tx) => editableEntry(tx, noun, query.organizerId, member),
    );
  });
}
