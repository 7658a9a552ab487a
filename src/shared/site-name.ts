export const SHIPPED_NAME = "Kovan";
let currentName: string | undefined;

/** Name of the portal, in titles and mails: what admins have given it. A page says which one it came with (root.tsx), unless it is the shipped one. */
export function siteName(): string {
  if (typeof document !== "undefined")
    currentName ??= document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  return currentName ?? SHIPPED_NAME;
}

/** On the server: what the portal is called from now on; null: as it comes. */
export function nameSite(name: string | null): void {
  currentName = name ?? undefined;
}
