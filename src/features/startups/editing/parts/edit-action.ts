import { redirect } from "react-router";
import { z } from "zod";
import { actionFailure } from "#shared/action-failure.ts";
import { id } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { bodyOf, intent, intentAction, isJson } from "#shared/intent-action.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { linkIntents } from "../../links/parts/link-intents.ts";
import { answerPortfolioRound } from "../../portfolio/contract.ts";
import * as contract from "../contract.ts";
import { ROW_KEYS, type RowKey } from "../form.ts";

const key = z.enum(ROW_KEYS as [RowKey, ...RowKey[]]);

/** The startup as others have saved it. */
const currentOf = ({ api }: Pick<PageContext, "api">, startupId: string) =>
  api(contract.getEditableStartup, { params: { seoUrlOrId: startupId } });

const fieldsAction = intentAction({
  ...linkIntents,
  fields: intent(
    { id, body: bodyOf(contract.changeStartup) },
    async ({ id: startupId, body }, { api, once }) => ({
      saved: await api(contract.changeStartup, { params: { id: startupId }, body }, once),
    }),
    (sent, page) => currentOf(page, sent.id),
  ),
  row: intent(
    { id, key, rowId: id.nullable(), body: bodyOf(contract.rowEndpoints.investment.put) },
    async ({ id: startupId, key: list, rowId, body }, { api, once }) => {
      const params = { id: startupId };
      const { post, put } = contract.rowEndpoints[list];
      if (rowId) return { saved: await api(put, { params, query: { id: rowId }, body }, once) };
      return { saved: await api(post, { params, body }, once) };
    },
    async (sent, page) => (await currentOf(page, sent.id)).lists[sent.key].find((row) => row.id === sent.rowId),
  ),
  removeRow: intent({ id, key, rowId: id }, async ({ id: startupId, key: list, rowId }, { api, once }) => {
    await api(contract.rowEndpoints[list].delete, { params: { id: startupId }, query: { id: rowId } }, once);
    return { removed: rowId };
  }),
  visibility: intent({ id, isVisible: z.boolean() }, ({ id: startupId, isVisible }, { api, once }) =>
    api(contract.showStartup, { params: { id: startupId }, body: { visibility: isVisible } }, once),
  ),
  confirm: intent({ id }, (sent, { api, once }) => api(contract.confirmStartup, { params: { id: sent.id } }, once)),
  confirmRound: intent(
    { id, version: z.int(), roundId: z.string() },
    async ({ id: requestId, version, roundId }, { api, once }) => {
      const body = { isConfirmed: true as const, version, ...(roundId && { roundId }) };
      await api(answerPortfolioRound, { query: { id: requestId }, body }, once);
      return {};
    },
  ),
  declineRound: intent({ id, reason: z.string() }, async ({ id: requestId, reason }, { api, once }) => {
    await api(answerPortfolioRound, { query: { id: requestId }, body: { isConfirmed: false, reason } }, once);
    return {};
  }),
  delete: intent({ id }, async (sent, { api, locale, once }) => {
    await api(contract.deleteStartup, { params: { id: sent.id } }, once);
    throw redirect(pathTo("dashboardStartups", locale));
  }),
});

/** Saves what a form of the page sends; a file comes as a form with the kind of picture. */
export const editAction = (request: Request, page: PageContext) =>
  isJson(request) ? fieldsAction(request, page) : pictureAction(request, page);

const picture = z.object({ id, kind: z.enum(["logo", "cover"]) });

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
