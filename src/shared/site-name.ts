export const SHIPPED_NAME = "Kovan";
let given: string | undefined;

/** Name of the portal, in titles and mails: what admins have given it. A page says which one it came with (root.tsx), unless it is the shipped one. */
export function siteName(): string {
  if (typeof document !== "undefined")
    given ??= document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  return given ?? SHIPPED_NAME;
}

/** On the server: what the portal is called from now on; null: as it comes. */
export function nameSite(name: string | null): void {
  given = name ?? undefined;
}
