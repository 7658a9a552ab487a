import { redirect, redirectDocument } from "react-router";
import { defaultLocale } from "#shared/house.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { returnPath } from "#shared/return-path.ts";
import type { Route } from "./+types/end-looking.resource";
import { endLooking } from "./contract.ts";

/** The site as oneself again, on the page where one was. Repeating it is no error. */
export async function action({ request, context }: Route.ActionArgs) {
  const back = (await request.formData()).get("back");
  await pageContext(context).api(endLooking, {});
  // Nothing of what was seen stays in the browser's memory.
  return redirectDocument(returnPath(String(back ?? "")) ?? pathTo("home", defaultLocale()));
}

/** A link does not end it. */
export const loader = () => redirect(pathTo("home", defaultLocale()));
