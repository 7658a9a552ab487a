import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { refuse } from "#shared/outcome.ts";
import { memberOnly } from "#shared/viewer.ts";
import { cancelDeletion } from "../commands/cancel-deletion.server.ts";
import { issueCode, useCode } from "../commands/codes.server.ts";
import { confirmPassword } from "../commands/confirm-password.server.ts";
import { planDeletion } from "./commands.server.ts";
import { accountState, allowExport, cancelDelete, deleteAccount, exportAccount } from "./contract.ts";
import { archiveOf } from "./parts/archive.server.ts";
import { fileKeysIn, personalData } from "./queries/personal-data.server.ts";
import { accountStateOf, runningPackage, soleAccess } from "./queries.server.ts";

export function deletionApi(app: App): void {
  serve(app, accountState, async ({ db, viewer, locale }) => {
    const { id } = memberOnly(viewer);
    const { deleteAt, hasPassword } = await accountStateOf(db, id);
    const running = await runningPackage(db, id);
    return {
      deleteAt: deleteAt?.toISOString() ?? null,
      hasPassword,
      soleAccess: await soleAccess(db, id),
      package: running
        ? {
            name: locale === "tr" ? running.nameTr : running.nameEn,
            cancelsAtEnd: running.cancelsAtEnd,
            hasColleagues: running.hasColleagues,
          }
        : null,
    };
  });

  serve(app, deleteAccount, async ({ db, body, viewer, write }) => {
    const { id, sessionId } = memberOnly(viewer);
    const confirmed = await confirmPassword(db, { ...body, accountId: id, what: "delete account" });
    if (!confirmed.ok) return confirmed;
    return write(
      (tx) => planDeletion(tx, id, { exceptSession: sessionId }),
      (_, { deleteAt }) => ({ deleteAt: deleteAt.toISOString() }),
    );
  });

  serve(app, cancelDelete, ({ viewer, write }) =>
    write(async (tx) => {
      await cancelDeletion(tx, memberOnly(viewer).id);
      return true as const;
    }),
  );

  serve(app, allowExport, async ({ db, body, viewer, write }) => {
    const { id } = memberOnly(viewer);
    const confirmed = await confirmPassword(db, { ...body, accountId: id, what: "export account" });
    return confirmed.ok ? write(async (tx) => ({ code: await issueCode(tx, id, "exportData") })) : confirmed;
  });

  serve(app, exportAccount, async ({ db, query, viewer }) => {
    const { id, seoUrl } = memberOnly(viewer);
    if ((await db.transaction((tx) => useCode(tx, "exportData", query.code))) !== id) return refuse("exportNotAllowed");
    const tables = await personalData(db, id);
    const stored = new Map<string, Buffer>();
    for (const key of fileKeysIn(tables, id)) {
      const bytes = await app.services.files.get(key);
      if (bytes) stored.set(key, bytes);
    }
    const bytes = await archiveOf(tables, stored);
    return { bytes, type: "application/zip", name: `${seoUrl}.zip` };
  });
}
