import { ownEntities } from "#features/members/contract.ts";
import type { PageContext } from "#shared/page-context.ts";
import { matchPath } from "#shared/paths.ts";

/** The entry whose form an address names, where the member has any right on it. */
export async function ownEntryAt({ api, guards }: PageContext, address: string) {
  const match = matchPath(address.split("?")[0]!);
  const guard = match && guards[match.key];
  if (typeof guard !== "object" || !("entity" in guard)) return undefined;
  const name = match?.params[guard.param];
  return (await api(ownEntities, {})).find(
    ({ entityType, entityId, entitySeoUrl }) =>
      entityType === guard.entity && name !== undefined && [entityId, entitySeoUrl].includes(name),
  );
}
