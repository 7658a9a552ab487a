import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { Details } from "#ui/details.tsx";
import { Money } from "#ui/money.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupDetail } from "../contract.ts";
import { seeksInDetail } from "./place.ts";

/** The investment the startup looks for. */
export function Seeking({ startup }: { startup: StartupDetail }) {
  const t = useTranslations("startupsDetail");
  const { seekingInvestmentAmount: amount, seekingStartDate: start, seekingEndDate: end } = startup;
  const rows = [
    { name: t("seekingStatus"), value: startup.investmentSeekingStatus?.name },
    { name: t("seekingTour"), value: startup.investmentSeekingTour?.name },
    { name: t("seekingType"), value: startup.investmentSeekingType?.name },
    { name: t("seekingAmount"), value: amount && <Money {...amount} /> },
    { name: t("seekingValuation"), value: startup.seekingValuation && <Money {...startup.seekingValuation} /> },
    { name: t("seekingPeriod"), value: start || end ? <Period start={start} end={end} /> : null },
  ];
  // A startup that seeks no investment has a line among the facts, not a section.
  if (!seeksInDetail(startup)) return null;
  return (
    <Card title={t("seeking")}>
      <Details rows={rows} />
    </Card>
  );
}

function Period({ start, end }: { start: string | null; end: string | null }) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  if (start && end) return `${formatDate(start, locale)} – ${formatDate(end, locale)}`;
  return start
    ? t("seekingSince", { start: formatDate(start, locale) })
    : t("seekingUntil", { end: formatDate(end, locale) });
}
