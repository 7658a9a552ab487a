import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { InfoIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";

export interface Obstacle {
  kind: "pending" | "seat" | "gift" | "disconnected" | "pastDue";
  /** Of the package. */
  name: string;
}

/** Why the viewer can buy no package at the moment, and where that can be changed. */
export function WhyNothing({ obstacle: { kind, name } }: { obstacle: Obstacle }) {
  const t = useTranslations("premium.obstacles");
  const locale = useLocale();
  return (
    <Note icon={<InfoIcon />} title={t(`${kind}.title`)}>
      <p>{t(`${kind}.text`, { name })}</p>
      <Link to={pathTo("packageManagement", locale)} className={`${TEXT_LINK} inline-flex min-h-row items-center`}>
        {t(`${kind}.link`)}
      </Link>
    </Note>
  );
}
