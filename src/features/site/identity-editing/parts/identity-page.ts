import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { type ActionFailure, actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import { type EditedPart, getSiteIdentity, putIdentity } from "../contract.ts";

export interface Saved {
  saved?: true;
  failure?: ActionFailure;
}

/** Loader and action of a page that edits one part. Its form has the new value as JSON in `value`. */
export const identityPage = (part: EditedPart) => ({
  loader: ({ context }: Pick<LoaderFunctionArgs, "context">) => pageContext(context).api(getSiteIdentity, {}),
  action: async ({ context, request }: Pick<ActionFunctionArgs, "context" | "request">): Promise<Saved> => {
    const { api, locale } = pageContext(context);
    const form = await request.formData();
    try {
      const body = { value: readJson(form.get("value")), version: Number(form.get("version")) };
      await api(putIdentity[part], { body: body as never });
      return { saved: true };
    } catch (error) {
      return actionFailure(error, locale) as Saved;
    }
  },
});

function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new AppError("invalidInput", [{ field: "value", reason: "noJson" }]);
  }
}
