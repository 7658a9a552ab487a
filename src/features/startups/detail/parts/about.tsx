import { useLocale } from "use-intl";
import { formatMoney } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { Prose } from "#ui/prose.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupDetail } from "../contract.ts";
import { ListTags } from "./list-link.tsx";

/** The startup's work, in its own words and in the catalogue's. */
export function About({ startup }: { startup: StartupDetail }) {
  const t = useTranslations("startupsDetail");
  const { description, sector, stage, subSectors, technologies } = startup;
  const seeks = startup.investmentSeekingStatus?.countsAsSeeking;
  if (!description && !sector && !stage && !seeks && subSectors.length + technologies.length === 0) return null;
  return (
    <Card title={t("about")}>
      {description && <Prose>{description}</Prose>}
      <ul aria-label={t("tags")} className="mt-3 flex flex-wrap gap-x-1.5 gap-y-0.5">
        <ListTags filter="stage" values={[stage]} tone="teal" />
        <ListTags filter="sector" values={[sector]} tone="honey" />
        <ListTags filter="subSectors" values={subSectors} />
        <ListTags filter="technologies" values={technologies} />
        {seeks && (
          <li className="flex max-w-full min-w-0 py-1">
            <SeekingTag amount={startup.seekingInvestmentAmount} />
          </li>
        )}
      </ul>
    </Card>
  );
}

function SeekingTag({ amount: money }: { amount: StartupDetail["seekingInvestmentAmount"] }) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  const amount = money && formatMoney(money.amount, money.currency, locale);
  return <Tag tone="good">{amount ? t("seekingTagAmount", { amount }) : t("seekingTag")}</Tag>;
}
