import { Card } from "#ui/card.tsx";
import { Prose } from "#ui/prose.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupDetail } from "../contract.ts";
import { ListTags } from "./list-link.tsx";

/** The startup's work, in its own words and in the catalogue's; sector and stage stand below its name. */
export function About({ startup }: { startup: StartupDetail }) {
  const t = useTranslations("startupsDetail");
  const { description, subSectors, technologies } = startup;
  const hasTags = subSectors.length + technologies.length > 0;
  if (!description && !hasTags) return null;
  return (
    <Card title={t("about")}>
      {description && <Prose>{description}</Prose>}
      {hasTags && (
        <ul aria-label={t("tags")} className="mt-3 flex flex-wrap gap-x-1.5 gap-y-0.5">
          <ListTags filter="subSectors" values={subSectors} />
          <ListTags filter="technologies" values={technologies} />
        </ul>
      )}
    </Card>
  );
}
