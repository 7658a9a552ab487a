import type { Locale } from "#shared/locale.ts";
import { entryFormPath } from "#shared/paths/entries.ts";
import { pathTo } from "#shared/paths.ts";
import type { Scored } from "./contract.ts";

/** True if the viewer may fill in what is missing: the form of a hidden organization is open, others open when they are shown. */
export const canBeFilled = ({ kind, isVisible, mayEdit }: Scored): boolean =>
  mayEdit && (isVisible || kind === "organization");

/** The address where a part is filled in; without one, the form's. */
export function addressOf(
  { kind, seoUrl }: Scored,
  locale: Locale,
  part?: Pick<Scored["missing"][number], "section"> & { field?: string },
): string {
  if (kind === "profile") return pathTo("profile", locale) + (part?.section ? `#${part.section}` : "");
  const form = entryFormPath(kind, locale, seoUrl, part?.section);
  return part?.field ? `${form}#${part.field}` : form;
}
