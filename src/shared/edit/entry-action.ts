import { redirect } from "react-router";
import { z } from "zod";
import { actionFailure } from "../action-failure.ts";
import { id } from "../endpoint.ts";
import { AppError } from "../errors.ts";
import { type IntentCall, intent } from "../intent-action.ts";
import type { Locale } from "../locale.ts";
import type { PageContext } from "../page-context.ts";
import type { Similar } from "./similar.ts";

/** The calls behind the settings of an entry; a page adds the intent that saves its fields. */
interface EntryCalls {
  show(id: string, isVisible: boolean, call: IntentCall): Promise<unknown>;
  remove(id: string, call: IntentCall): Promise<unknown>;
  confirm(id: string, call: IntentCall): Promise<unknown>;
  /** The page that opens when it is deleted. */
  after(locale: Locale): string;
}

export const entryIntents = ({ show, confirm, remove, after }: EntryCalls) => ({
  visibility: intent({ id, isVisible: z.boolean() }, async (sent, call) => {
    await show(sent.id, sent.isVisible, call);
    return {};
  }),
  confirm: intent({ id }, async (sent, call) => {
    await confirm(sent.id, call);
    return {};
  }),
  delete: intent({ id }, async (sent, call) => {
    await remove(sent.id, call);
    throw redirect(after(call.locale));
  }),
});

/** Sets the logo that a form sends, or takes it away where it sends no file. */
export async function logoAction(
  request: Request,
  { locale }: PageContext,
  set: (id: string, file: File | undefined) => Promise<unknown>,
) {
  const form = await request.formData();
  const owner = id.safeParse(form.get("id"));
  if (!owner.success) return actionFailure(new AppError("invalidInput"), locale);
  const file = form.get("file");
  try {
    await set(owner.data, file instanceof File ? file : undefined);
    return {};
  } catch (error) {
    return actionFailure(error, locale);
  }
}

const adding = z.object({ body: z.unknown(), isAnother: z.boolean(), attempt: z.string() });

/** Fields that tell entries from each other. */
interface Named {
  name?: string | null | undefined;
  website?: string | null | undefined;
}

/** The calls behind the page on which an entry is added. */
interface AddCalls<Body> {
  /** `bodyOf` the call that adds. */
  body: z.ZodType<Body>;
  /** Answers the page that opens next. */
  add(body: Body, isAnother: boolean, once: IntentCall["once"]): Promise<string>;
  similar(wanted: { name: string; website: string | null }): Promise<Similar[]>;
}

/** Adds an entry and names the page that opens next; or asks whether it is one of those that are like it. */
export async function addAction<Body extends Named>(request: Request, { locale }: PageContext, calls: AddCalls<Body>) {
  const sent = adding.safeParse(await request.json().catch(() => undefined));
  const body = calls.body.safeParse(sent.data?.body);
  if (!sent.success || !body.success) return actionFailure(new AppError("invalidInput"), locale);
  const { isAnother, attempt: idempotencyKey } = sent.data;
  try {
    const next = await calls.add(body.data, isAnother, { idempotencyKey });
    return { saved: { version: 1, values: {}, next } };
  } catch (error) {
    if (!(error instanceof AppError && ["sameEntry", "sameStartup"].includes(error.code)))
      return actionFailure(error, locale);
    const { name, website } = body.data;
    return actionFailure(error, locale, {
      similar: await calls.similar({ name: name ?? "", website: website ?? null }),
    });
  }
}
