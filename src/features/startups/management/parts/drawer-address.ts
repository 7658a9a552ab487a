import { rowAddress } from "#shared/table/address.ts";

/** Names in the address the startup whose drawer is open. */
const NAME = "startup";

export const startupIn = (query: URLSearchParams): string | undefined => query.get(NAME) || undefined;

/** The address with the drawer of a startup; undefined: without any. */
export const drawerAddress = (query: URLSearchParams, id: string | undefined): string => rowAddress(query, NAME, id);

/** True if two addresses show the same rows: they differ in the drawer at most. */
export const showsSameRows = (a: URL, b: URL): boolean =>
  a.pathname === b.pathname &&
  a.search !== b.search &&
  drawerAddress(a.searchParams, undefined) === drawerAddress(b.searchParams, undefined);
