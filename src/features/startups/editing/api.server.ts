import type { Db } from "#db/open.server.ts";
import { formInput } from "#features/reference/form-input/queries.server.ts";
import type { App } from "#server/app.server.ts";
import type { Edit } from "#server/edit/save-edit.server.ts";
import { referringTo, storeImage } from "#server/files/intake.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { serve } from "#server/serve.server.ts";
import type { Fields } from "#shared/edit/form.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { memberOnly } from "#shared/viewer.ts";
import { openStartup } from "../detail/queries.server.ts";
import * as fields from "./commands/fields.server.ts";
import { addRow, changeRow, removeRow } from "./commands/rows.server.ts";
import * as contract from "./contract.ts";
import { CHOICE_KEYS, type ChoiceKey, newStartupForm, ROW_KEYS, rowForms, startupForm } from "./form.ts";
import { editableStartup, lockStartup, rowFor, startupsLike, startupsOf } from "./queries.server.ts";

export function startupEditingApi(app: App): void {
  serve(app, contract.getEditableStartup, async ({ db, params, viewer }) =>
    editableStartup(db, await openStartup(db, params.seoUrlOrId, viewer), viewer),
  );

  serve(app, contract.ownStartups, ({ db, viewer, locale }) => startupsOf(db, memberOnly(viewer), locale));

  serve(app, contract.similarStartups, ({ db, body, locale }) => startupsLike(db, body, locale));

  serve(app, contract.createStartup, async ({ db, query, body, viewer, locale, write }) => {
    const { edit, flagged } = await formInput(db, newStartupForm, body, locale);
    const isAnother = query.isAnother === "true";
    const member = memberOnly(viewer);
    return write(
      async (tx) => {
        const made = await fields.createStartup(tx, member, { ...edit, form: newStartupForm, isAnother, locale });
        if (made.ok) await noteFlagged(tx, { accountId: member.id, entity: "startup", entityId: made.id, flagged });
        return made;
      },
      (_, { id, seoUrl }) => ({ id, seoUrl }),
    );
  });

  serve(app, contract.changeStartup, async ({ db, params, body, viewer, locale, write }) => {
    const { edit, flagged } = await formInput(db, startupForm, body, locale);
    const member = memberOnly(viewer);
    return write(
      async (tx) => {
        const saved = await fields.changeStartup(tx, params.id, member, edit);
        if (saved.ok) await noteFlagged(tx, { accountId: member.id, entity: "startup", entityId: params.id, flagged });
        return saved;
      },
      async (tx) => editableStartup(tx, (await lockStartup(tx, params.id))!, viewer),
    );
  });

  serve(app, contract.showStartup, ({ params, body, viewer, write }) =>
    write(
      (tx) => fields.showStartup(tx, params.id, memberOnly(viewer), body.visibility),
      (_, { isVisible }) => ({ isVisible }),
    ),
  );

  serve(app, contract.confirmStartup, ({ params, viewer, write }) =>
    write(
      (tx) => fields.confirmStartup(tx, params.id, memberOnly(viewer)),
      (_, { confirmedAt }) => ({ confirmedAt }),
    ),
  );

  serve(app, contract.deleteStartup, ({ params, viewer, write }) =>
    write(
      (tx) => fields.deleteStartup(tx, params.id, memberOnly(viewer)),
      () => null,
    ),
  );

  pictures(app);
  rows(app);
  choices(app);
}

function pictures(app: App): void {
  for (const kind of ["logo", "cover"] as const) {
    const { put, delete: remove } = contract.pictureEndpoints[kind];
    serve(app, put, async ({ db, params, body, viewer, write }) => {
      const member = memberOnly(viewer);
      // Before the work of drawing it.
      await db.transaction(async (tx) => {
        const found = await fields.startupToEdit(tx, params.id, member, [kind]);
        if (!found.ok) throw new AppError(found.reason, found.fields);
      });
      const bytes = Buffer.from(await body.file.arrayBuffer());
      const shape = kind === "logo" ? "square" : "cover";
      const stored = await storeImage(app.services.files, { ownerId: params.id, kind: shape, bytes });
      return referringTo(app.services.files, Object.values(stored), () =>
        write(
          (tx) => fields.setPicture(tx, params.id, member, kind, stored),
          () => stored[kind === "logo" ? "512" : "High"]!,
        ),
      );
    });
    serve(app, remove, ({ params, viewer, write }) =>
      write(
        (tx) => fields.setPicture(tx, params.id, memberOnly(viewer), kind),
        () => null,
      ),
    );
  }
}

function rows(app: App): void {
  for (const key of ROW_KEYS) {
    const { post, put, delete: remove } = contract.rowEndpoints[key];
    const form = rowForms[key] as { fields: Fields };
    serve(app, post, async ({ db, params, body, viewer, locale, write }) => {
      const { edit, flagged } = await formInput(db, form, body, locale);
      const rowPlace = { startupId: params.id, key, member: memberOnly(viewer) };
      return write(
        async (tx) => {
          const added = await addRow(tx, rowPlace, edit);
          if (added.ok)
            await noteFlagged(tx, {
              accountId: rowPlace.member.id,
              entity: `startup.${key}`,
              entityId: added.id,
              flagged,
            });
          return added;
        },
        (tx, { id }) => rowFor(tx, rowPlace, id),
      );
    });
    serve(app, put, async ({ db, params, query, body, viewer, locale, write }) => {
      const { edit, flagged } = await formInput(db, form, body, locale);
      const rowPlace = { startupId: params.id, key, member: memberOnly(viewer) };
      return write(
        async (tx) => {
          const saved = await changeRow(tx, rowPlace, query.id, edit);
          if (saved.ok)
            await noteFlagged(tx, {
              accountId: rowPlace.member.id,
              entity: `startup.${key}`,
              entityId: query.id,
              flagged,
            });
          return saved;
        },
        (tx) => rowFor(tx, rowPlace, query.id),
      );
    });
    serve(app, remove, ({ params, query, viewer, write }) =>
      write(
        (tx) => removeRow(tx, { startupId: params.id, key, member: memberOnly(viewer) }, query.id),
        () => null,
      ),
    );
  }
}

function choices(app: App): void {
  for (const key of Object.keys(CHOICE_KEYS) as ChoiceKey[]) {
    const { post, put, delete: remove } = contract.choiceEndpoints[key];
    const field = CHOICE_KEYS[key];
    const besides = async (db: Db, locale: Locale): Promise<Omit<Edit<Fields>, "form" | "change">> =>
      (await formInput(db, { fields: {} }, {}, locale)).edit;
    serve(app, post, async ({ db, params, body, viewer, locale, write }) => {
      const edit = await besides(db, locale);
      const member = memberOnly(viewer);
      return write(
        (tx) => fields.changeChoice(tx, params.id, member, { ...edit, field, add: body.typeId }),
        () => null,
      );
    });
    serve(app, put, async ({ db, params, query, body, viewer, locale, write }) => {
      const edit = await besides(db, locale);
      const change = { ...edit, field, add: body.typeId, remove: query.id };
      return write(
        (tx) => fields.changeChoice(tx, params.id, memberOnly(viewer), change),
        () => null,
      );
    });
    serve(app, remove, async ({ db, params, query, viewer, locale, write }) => {
      const edit = await besides(db, locale);
      return write(
        (tx) => fields.changeChoice(tx, params.id, memberOnly(viewer), { ...edit, field, remove: query.id }),
        () => null,
      );
    });
  }
}
