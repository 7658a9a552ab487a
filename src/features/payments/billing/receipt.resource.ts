import { redirect } from "react-router";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { Route } from "./+types/receipt.resource";
import { paymentReceipt } from "./contract.ts";

/** A receipt of the member's own, in the language of the address. The call checks whose it is. */
export async function loader({ context, url: { searchParams: query } }: Route.LoaderArgs) {
  const { file, viewer, locale } = pageContext(context);
  if (viewer.kind === "visitor") throw redirect(pathTo("notFound", locale));
  return file(paymentReceipt, { params: { id: query.get("id") ?? "" } });
}
