import { useLocale } from "use-intl";
import { formatPercent } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { PublicProfile } from "../../profile/contract.ts";
import { completenessOf, missingParts } from "../../profile/rules.ts";

/** Shows how complete the profile is and the next step; nothing when it is complete. */
export function Completeness({ profile }: { profile: PublicProfile }) {
  const text = useTranslations("talentsProfile");
  const locale = useLocale();
  const [next] = missingParts(profile);
  if (!next) return null;
  const percent = completenessOf(profile);
  return (
    <Card className="self-start bg-honey-soft xl:col-start-2 xl:px-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p className="font-semibold">{text("complete", { percent: formatPercent(percent / 100, locale) })}</p>
        <progress
          value={percent}
          max={100}
          aria-label={text("completeLabel")}
          className="h-2 min-w-32 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-honey [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-honey"
        />
        <p className="w-full text-sm">{text(`prompt.${next}`)}</p>
      </div>
    </Card>
  );
}
