import { redirect } from "react-router";
import { z } from "zod";
import { actionFailure } from "#shared/action-failure.ts";
import type { Fields, Save } from "#shared/edit/form.ts";
import { id } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { answerPortfolioRound } from "../../portfolio/contract.ts";
import * as contract from "../contract.ts";
import { ROW_KEYS, type RowKey } from "../form.ts";

const rowKey = z.enum(ROW_KEYS as [RowKey, ...RowKey[]]);
const body = z.record(z.string(), z.unknown());
const attempt = z.string();
/** What the forms of the page send as JSON. */
const saving = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("fields"), id, body, attempt }),
  z.object({ intent: z.literal("row"), id, key: rowKey, rowId: id.nullable(), body, attempt }),
  z.object({ intent: z.literal("removeRow"), id, key: rowKey, rowId: id, attempt }),
  z.object({ intent: z.literal("visibility"), id, isVisible: z.boolean(), attempt }),
  z.object({ intent: z.literal("confirm"), id, attempt }),
  z.object({ intent: z.literal("answerRound"), id, isConfirmed: z.boolean(), roundId: z.string(), attempt }),
  z.object({ intent: z.literal("delete"), id, attempt }),
]);
type Saving = z.output<typeof saving>;
const picture = z.object({ id, kind: z.enum(["logo", "cover"]) });

/** Saves what a form of the page sends; a file comes as a form with the kind of picture. */
export async function editAction(request: Request, context: PageContext) {
  if (!request.headers.get("content-type")?.includes("json")) return pictureAction(request, context);
  const sent = saving.safeParse(await request.json().catch(() => undefined));
  if (!sent.success) return actionFailure(new AppError("invalidInput"), context.locale);
  try {
    return await save(sent.data, context);
  } catch (error) {
    const clashes = error instanceof AppError && error.code === "changedMeanwhile";
    return actionFailure(error, context.locale, clashes ? { current: await currentOf(sent.data, context) } : {});
  }
}

async function save(sent: Saving, { api, locale }: PageContext) {
  const params = { id: sent.id };
  const once = { idempotencyKey: sent.attempt };
  switch (sent.intent) {
    case "fields":
      return { saved: await api(contract.changeStartup, { params, body: sent.body as never }, once) };
    case "row": {
      const { post, put } = contract.rowEndpoints[sent.key];
      const body = sent.body as Save<Fields>;
      if (sent.rowId) return { saved: await api(put, { params, query: { id: sent.rowId }, body }, once) };
      return { saved: await api(post, { params, body }, once) };
    }
    case "removeRow":
      await api(contract.rowEndpoints[sent.key].delete, { params, query: { id: sent.rowId } }, once);
      return { removed: sent.rowId };
    case "visibility":
      return api(contract.showStartup, { params, body: { visibility: sent.isVisible } }, once);
    case "confirm":
      return api(contract.confirmStartup, { params }, once);
    case "answerRound": {
      const body = { isConfirmed: sent.isConfirmed, ...(sent.roundId && { roundId: sent.roundId }) };
      await api(answerPortfolioRound, { query: { id: sent.id }, body }, once);
      return {};
    }
    case "delete":
      await api(contract.deleteStartup, { params }, once);
      throw redirect(pathTo("dashboardStartups", locale));
  }
}

/** What others have saved of the same thing. */
async function currentOf(sent: Saving, { api }: PageContext) {
  const current = await api(contract.getEditableStartup, { params: { seoUrlOrId: sent.id } });
  if (sent.intent !== "row") return current;
  return current.lists[sent.key].find((row) => row.id === sent.rowId);
}

async function pictureAction(request: Request, { api, locale }: PageContext) {
  const form = await request.formData();
  const sent = picture.safeParse(Object.fromEntries(form));
  if (!sent.success) return actionFailure(new AppError("invalidInput"), locale);
  const params = { id: sent.data.id };
  const { put, delete: remove } = contract.pictureEndpoints[sent.data.kind];
  const file = form.get("file");
  try {
    if (file instanceof File) await api(put, { params, body: { file } });
    else await api(remove, { params });
    return {};
  } catch (error) {
    return actionFailure(error, locale);
  }
}
