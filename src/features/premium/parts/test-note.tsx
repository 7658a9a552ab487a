import { useLocale } from "use-intl";
import type { Order } from "#features/payments/contract.ts";
import { formatDate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { InfoIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";

/** The future of a package paid for with a test card when another one is bought. */
export function TestNote({ order: { name, paidUntil, accessUntil } }: { order: Order }) {
  const t = useTranslations("premium");
  const locale = useLocale();
  const until = paidUntil ?? accessUntil;
  return (
    <Note icon={<InfoIcon />} title={t("test.title")}>
      <p>{t("test.text", { name, until: until === null ? "–" : formatDate(until, locale) })}</p>
      <Link to={pathTo("packageManagement", locale)} className={`${TEXT_LINK} inline-flex min-h-row items-center`}>
        {t("toOwnPage")}
      </Link>
    </Note>
  );
}
