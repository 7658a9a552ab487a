import type { EntryCallsOf } from "#shared/edit/entry-contract.ts";
import type { Fields } from "#shared/edit/form.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import type { App } from "../app.server.ts";
import { referringTo, storeImage } from "../files/intake.server.ts";
import { serve } from "../serve.server.ts";
import { confirmEntry, deleteEntry, type EntryNoun, entryToEdit, setLogo, showEntry } from "./entries.server.ts";
import { similarEntries } from "./similar.server.ts";

/** Serves the calls of `entryCalls`. */
export function serveEntries<Name extends string, F extends Fields>(
  app: App,
  noun: EntryNoun<F, "hiddenEntry">,
  calls: EntryCallsOf<Name>,
): void {
  const idIn = (query: unknown) => (query as Record<string, string>)[calls.idName]!;

  serve(app, calls.similar, ({ db, body, locale }) => similarEntries(db, noun.table, body, locale));

  serve(app, calls.show, ({ query, viewer, write }) =>
    write(
      (tx) =>
        showEntry(tx, noun, idIn(query), memberOnly(viewer), (query as { visibility: string }).visibility === "true"),
      (_, { isVisible }) => ({ isVisible }),
    ),
  );

  serve(app, calls.confirm, ({ query, viewer, write }) =>
    write(
      (tx) => confirmEntry(tx, noun, idIn(query), memberOnly(viewer)),
      (_, { confirmedAt }) => ({ confirmedAt }),
    ),
  );

  serve(app, calls.setLogo, async ({ db, query, body, viewer, write }) => {
    const member = memberOnly(viewer);
    const ownerId = idIn(query);
    // Before the work of drawing it.
    await db.transaction(async (tx) => {
      const found = await entryToEdit(tx, noun, ownerId, member);
      if (!found.ok) throw new AppError(found.reason, found.fields);
    });
    const bytes = Buffer.from(await body.file.arrayBuffer());
    const stored = await storeImage(app.services.files, { ownerId, kind: "square", bytes });
    const logo = stored["256"]!;
    return referringTo(app.services.files, Object.values(stored), () =>
      write(
        (tx) => setLogo(tx, noun, ownerId, member, logo),
        () => logo,
      ),
    );
  });

  serve(app, calls.removeLogo, ({ query, viewer, write }) =>
    write(
      (tx) => setLogo(tx, noun, idIn(query), memberOnly(viewer), null),
      () => null,
    ),
  );

  serve(app, calls.delete, ({ params, viewer, write }) =>
    write(
      (tx) => deleteEntry(tx, noun, params.id, memberOnly(viewer)),
      () => null,
    ),
  );
}
