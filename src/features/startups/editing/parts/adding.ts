import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { addAction } from "#shared/edit/entry-action.ts";
import { bodyOf } from "#shared/intent-action.ts";
import type { PageContext } from "#shared/page-context.ts";
import { createStartup, similarStartups } from "../contract.ts";
import { newStartupForm } from "../form.ts";

export async function loadAdding({ api, viewer }: PageContext) {
  return {
    options: await fieldOptions(api, newStartupForm.fields, {}),
    draftKey: viewer.kind === "member" ? viewer.id : "",
  };
}

/** Adds the startup and goes on where `after` says. */
export const addStartup = (request: Request, page: PageContext, after: (seoUrl: string) => string) =>
  addAction(request, page, {
    body: bodyOf(createStartup),
    add: async (body, isAnother, once) => {
      const query = { isAnother: isAnother ? "true" : "false" } as const;
      const { seoUrl } = await page.api(createStartup, { body, query }, once);
      return after(seoUrl);
    },
    similar: (body) => page.api(similarStartups, { body }),
  });
