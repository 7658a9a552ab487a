import { formInput } from "#features/reference/form-input/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { addEntry, changeEntry, editableEntry } from "#server/edit/entries.server.ts";
import { serveEntries } from "#server/edit/serve-entries.server.ts";
import { serve } from "#server/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { providerNoun as noun, removeFromList } from "./commands.server.ts";
import * as contract from "./contract.ts";
import { providerForm as form } from "./form.ts";
import { providersOf } from "./queries.server.ts";

export function providerEditingApi(app: App): void {
  serve(app, contract.getEditableProvider, ({ db, params, viewer }) =>
    editableEntry(db, noun, params.seoUrlOrId, memberOnly(viewer)),
  );

  serve(app, contract.ownProviders, ({ db, viewer, locale }) => providersOf(db, memberOnly(viewer), locale));

  serveEntries(app, noun, contract.providerEntryCalls);

  serve(app, contract.createProvider, async ({ db, query, body, viewer, locale, write }) => {
    const { edit, flagged } = await formInput(db, form, body, locale);
    const isAnother = query.isAnother === "true";
    return write(
      (tx) => addEntry(tx, noun, memberOnly(viewer), { ...edit, flagged, isAnother }),
      (_, { id, seoUrl }) => ({ id, serviceProviderId: id, seoUrl }),
    );
  });

  serve(app, contract.changeProvider, async ({ db, body, viewer, locale, write }) => {
    const { serviceProviderId, ...change } = body;
    const { edit, flagged } = await formInput(db, form, change, locale);
    const member = memberOnly(viewer);
    return write(
      (tx) => changeEntry(tx, noun, serviceProviderId, member, { ...edit, flagged }),
      (tx) => editableEntry(tx, noun, serviceProviderId, member),
    );
  });

  const lists = [
    [contract.removeTeamMember, "teamMembers"],
    [contract.removeIndustry, "serviceIndustries"],
  ] as const;
  for (const [endpoint, list] of lists)
    serve(app, endpoint, async ({ db, body, viewer, locale, write }) => {
      const { edit } = await formInput(db, form, {}, locale);
      return write(
        (tx) => removeFromList(tx, body, list, memberOnly(viewer), edit),
        () => null,
      );
    });
}
