import { redirect } from "react-router";
import { z } from "zod";
import { actionFailure } from "../action-failure.ts";
import { id } from "../endpoint.ts";
import { AppError } from "../errors.ts";
import type { PageContext } from "../page-context.ts";
import type { Similar } from "./similar.ts";

interface Once {
  idempotencyKey: string;
}
/** Bodies are checked by the call. */
type Body = never;

/** The calls behind the page on which an entry is edited. */
export interface EntryCalls {
  change(id: string, body: Body, once: Once): Promise<unknown>;
  /** What others have saved. */
  current(id: string): Promise<unknown>;
  show(id: string, isVisible: boolean, once: Once): Promise<unknown>;
  remove(id: string, once: Once): Promise<unknown>;
  confirm(id: string, once: Once): Promise<unknown>;
  /** Without a file it is taken away. */
  logo(id: string, file: File | undefined): Promise<unknown>;
  /** Where one is when it is deleted. */
  after: string;
}

const attempt = z.string();
const saving = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("fields"), id, body: z.record(z.string(), z.unknown()), attempt }),
  z.object({ intent: z.literal("visibility"), id, isVisible: z.boolean(), attempt }),
  z.object({ intent: z.literal("confirm"), id, attempt }),
  z.object({ intent: z.literal("delete"), id, attempt }),
]);
type Saving = z.output<typeof saving>;

/** Saves what a form of the page sends; a file comes as a form of its own. */
export async function entryAction(request: Request, { locale }: PageContext, calls: EntryCalls) {
  if (!request.headers.get("content-type")?.includes("json")) return logoAction(request, locale, calls);
  const sent = saving.safeParse(await request.json().catch(() => undefined));
  if (!sent.success) return actionFailure(new AppError("invalidInput"), locale);
  try {
    return await save(sent.data, calls);
  } catch (error) {
    const clashes = error instanceof AppError && error.code === "changedMeanwhile";
    return actionFailure(error, locale, clashes ? { current: await calls.current(sent.data.id) } : {});
  }
}

async function save(sent: Saving, calls: EntryCalls) {
  const once = { idempotencyKey: sent.attempt };
  switch (sent.intent) {
    case "fields":
      return { saved: await calls.change(sent.id, sent.body as Body, once) };
    case "visibility":
      await calls.show(sent.id, sent.isVisible, once);
      return {};
    case "confirm":
      await calls.confirm(sent.id, once);
      return {};
    case "delete":
      await calls.remove(sent.id, once);
      throw redirect(calls.after);
  }
}

async function logoAction(request: Request, locale: PageContext["locale"], calls: EntryCalls) {
  const form = await request.formData();
  const owner = id.safeParse(form.get("id"));
  if (!owner.success) return actionFailure(new AppError("invalidInput"), locale);
  const file = form.get("file");
  try {
    await calls.logo(owner.data, file instanceof File ? file : undefined);
    return {};
  } catch (error) {
    return actionFailure(error, locale);
  }
}

const adding = z.object({ body: z.record(z.string(), z.unknown()), isAnother: z.boolean(), attempt });

/** The calls behind the page on which an entry is added. */
export interface AddCalls {
  /** Answers where the new one is edited. */
  add(body: Body, isAnother: boolean, once: Once): Promise<string>;
  similar(wanted: { name: string; website?: string | null }): Promise<Similar[]>;
}

/** Adds an entry and goes on to its form; or asks whether it is one of those that are like it. */
export async function addAction(request: Request, { locale }: PageContext, calls: AddCalls) {
  const sent = adding.safeParse(await request.json().catch(() => undefined));
  if (!sent.success) return actionFailure(new AppError("invalidInput"), locale);
  const { body, isAnother, attempt: idempotencyKey } = sent.data;
  try {
    throw redirect(await calls.add(body as Body, isAnother, { idempotencyKey }));
  } catch (error) {
    if (!(error instanceof AppError && ["sameEntry", "sameStartup"].includes(error.code)))
      return actionFailure(error, locale);
    const { name, website } = body as { name: string; website?: string | null };
    return actionFailure(error, locale, { similar: await calls.similar({ name, website: website ?? null }) });
  }
}
