import { useLocale } from "use-intl";
import { formatMonth } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import type { FormFields } from "#ui/edit-form/fields-context.ts";
import { useFieldTexts } from "#ui/edit-form/use-field-texts.ts";
import { RowList } from "#ui/edit-page/row-list.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Hosting } from "../contract.ts";
import { hostingForm, newHostingForm } from "../form.ts";
import { SIGNATURE_TONES } from "./signature-tones.ts";

interface HostingListProps {
  organizationId: string;
  rows: readonly Hosting[];
  options: FormFields["options"];
}

/** The startups that an organization hosts or accelerates: added, ended, taken back. */
export function HostingList({ organizationId, rows, options }: HostingListProps) {
  const text = useTranslations("startupsLinks");
  const locale = useLocale();
  return (
    <RowList
      title={text("hosting.title")}
      lead={text(rows.length === 0 ? "hosting.none" : "hosting.lead")}
      addLabel={text("hosting.add")}
      rows={rows}
      nameOf={({ startup, isAcceleration, values: { startDate, endDate } }) => [
        startup.name,
        text(isAcceleration ? "hosting.acceleration" : "hosting.incubation"),
        startDate ? text("since", { start: formatMonth(startDate, locale) }) : undefined,
        endDate ? text("until", { end: formatMonth(endDate, locale) }) : undefined,
      ]}
      noteOf={({ signature, refusal, asksAgain, startup: { name, seoUrl } }) => (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <Tag tone={SIGNATURE_TONES[signature]}>{text(`hosting.states.${signature}`)}</Tag>
          <Link to={pathTo("startup", locale, { seoUrl })} className="hover:underline">
            {text("hosting.view")}
          </Link>
          {refusal !== null && (
            <span className="basis-full wrap-anywhere">
              {text(asksAgain ? "ownSide.askedAgain" : "ownSide.refused", { name, reason: refusal })}
            </span>
          )}
        </p>
      )}
      isKept={({ saidBy }) => saidBy !== "organization"}
      formOf={(row) => (row ? hostingForm : newHostingForm)}
      draftKeyOf={(row) => `hosting/${organizationId}/${row?.id ?? "new"}`}
      intentOf={(row) => (row ? { intent: "changeHosting", id: row.id } : { intent: "addHosting" })}
      removalOf={(row) => ({ intent: "removeHosting", id: row.id })}
      texts={useFieldTexts(text, "")}
      options={options}
    />
  );
}
