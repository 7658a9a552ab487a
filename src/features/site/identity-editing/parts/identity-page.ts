import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { actionFailure } from "#shared/action-failure.ts";
import { openedIn, saveVersioned } from "#shared/edit/versioned-form.ts";
import { AppError } from "#shared/errors.ts";
import { bodyOf } from "#shared/intent-action.ts";
import { pageContext } from "#shared/page-context.ts";
import type { VersionedAnswer } from "#ui/versioned-form/use-opened.ts";
import { type EditedPart, getSiteIdentity, putIdentity } from "../contract.ts";
import { openedPart } from "./opened-part.ts";

/** Loader and action of a page that edits one part. Its form has the new value as JSON in `value`. */
export const identityPage = (part: EditedPart) => ({
  loader: ({ context }: Pick<LoaderFunctionArgs, "context">) => pageContext(context).api(getSiteIdentity, {}),
  action: async ({ context, request }: Pick<ActionFunctionArgs, "context" | "request">): Promise<VersionedAnswer> => {
    const { api, locale } = pageContext(context);
    const form = await request.formData();
    try {
      return await saveVersioned<object>(openedIn(form), readJson(form.get("value")), {
        read: async () => openedPart<object>((await api(getSiteIdentity, {}))[part]),
        // The schema of the call checks the value.
        save: async (value, version) => {
          const body = bodyOf(putIdentity[part]).parse({ value, version });
          return (await api(putIdentity[part], { body })).version;
        },
      });
    } catch (error) {
      return actionFailure(error, locale) as VersionedAnswer;
    }
  },
});

function readJson(text: unknown): object {
  try {
    const value = JSON.parse(String(text));
    if (typeof value === "object" && value) return value;
  } catch {}
  throw new AppError("invalidInput", [{ field: "value", reason: "noJson" }]);
}
