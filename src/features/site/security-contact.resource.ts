import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import type { Route } from "./+types/security-contact.resource";
import { getContact } from "./identity/contract.ts";
import { securityText } from "./parts/security-text.ts";

/** Whom to tell of a weak spot (RFC 9116): the address of the house. A house that has named none has no such file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = pageContext(context);
  const { email } = await api(getContact, {});
  if (email === null) throw new AppError("notFound");
  const text = securityText({
    email,
    address: origin + RESOURCE_PATHS.securityContact,
    now: new Date(),
  });
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
