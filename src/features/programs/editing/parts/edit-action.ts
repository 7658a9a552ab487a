import { redirect } from "react-router";
import { z } from "zod";
import { actionFailure } from "#shared/action-failure.ts";
import { id } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import * as contract from "../contract.ts";

const body = z.record(z.string(), z.unknown());
const attempt = z.string();
/** What the pages send as JSON. */
const saving = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), organizerId: id, body, attempt }),
  z.object({ intent: z.literal("save"), id, body, attempt }),
  z.object({ intent: z.literal("publish"), id, attempt }),
  z.object({ intent: z.literal("visibility"), id, isVisible: z.boolean(), attempt }),
  z.object({ intent: z.literal("delete"), id, attempt }),
]);
type Saving = z.output<typeof saving>;

/** Saves what a page of a program sends. */
export async function editAction(request: Request, context: PageContext) {
  const sent = saving.safeParse(await request.json().catch(() => undefined));
  if (!sent.success) return actionFailure(new AppError("invalidInput"), context.locale);
  try {
    return await save(sent.data, context);
  } catch (error) {
    const clashes = error instanceof AppError && error.code === "changedMeanwhile" && sent.data.intent === "save";
    return actionFailure(error, context.locale, clashes ? { current: await currentOf(sent.data, context) } : {});
  }
}

/** What others have saved of it. */
async function currentOf(sent: Saving, { api }: PageContext) {
  if (sent.intent !== "save") return null;
  return (await api(contract.ownPrograms, { query: { getType: "0", programId: sent.id } })).program;
}

async function save(sent: Saving, { api, locale }: PageContext) {
  const once = { idempotencyKey: sent.attempt };
  switch (sent.intent) {
    case "add": {
      const query = { organizerId: sent.organizerId, draft: "true" } as const;
      const { seoUrl } = await api(contract.createProgram, { query, body: sent.body as never }, once);
      return { saved: { version: 1, values: {}, seoUrl } };
    }
    case "save":
      return {
        saved: await api(contract.changeProgram, { query: { programId: sent.id }, body: sent.body as never }, once),
      };
    case "publish":
      await api(contract.publishProgram, { query: { programId: sent.id } }, once);
      return {};
    case "visibility": {
      const visibility = sent.isVisible ? "true" : "false";
      await api(contract.showProgram, { query: { programId: sent.id, visibility } }, once);
      return {};
    }
    case "delete":
      await api(contract.deleteProgram, { query: { id: sent.id } }, once);
      throw redirect(pathTo("dashboardPrograms", locale));
  }
}
