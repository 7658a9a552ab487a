import { errorStatus, errorText } from "#shared/error-list.ts";
import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/news-addresses.resource";
import { newsAddresses } from "./contract.ts";

/** Who may be sent news, as CSV; a refusal is a sentence. */
export async function action({ context }: Route.ActionArgs) {
  const { file, locale } = pageContext(context);
  try {
    return await file(newsAddresses, {});
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Response(errorText(error.code, locale), { status: errorStatus(error.code) });
  }
}
