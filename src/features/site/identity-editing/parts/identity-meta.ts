import { pageMeta } from "#shared/meta.ts";
import type { EditedPart } from "../contract.ts";

/** Title and description of a page; apart from its loader, which browsers do not get. */
export const identityMeta = (part: EditedPart | "logo") => (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, (t) => ({
    title: t(`siteIdentityEditing.${part}.title`),
    description: t(`siteIdentityEditing.${part}.lead`),
    noindex: true,
  }));
