import { openInvitation } from "#features/invitations/contract.ts";
import type { Api } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { matchPath } from "#shared/paths.ts";

/** The code of the invitation whose mail led to an address. */
export function invitationCodeOf(target: string | undefined): string | undefined {
  const [path = "", query] = target?.split("?") ?? [];
  const code = new URLSearchParams(query).get("code");
  return code && matchPath(path)?.key === "profileInvitations" ? code : undefined;
}

/** The invitation of that mail, while it can be answered. */
export async function invitationOf(target: string | undefined, api: Api) {
  const code = invitationCodeOf(target);
  if (!code) return undefined;
  const opened = await api(openInvitation, { body: { Code: code } }, { handlesNotFound: true }).catch((error) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  const { entityName: entity, senderName: sender, email } = opened ?? {};
  return entity && sender && email ? { entity, sender, email } : undefined;
}
