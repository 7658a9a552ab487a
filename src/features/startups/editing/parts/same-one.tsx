import type { ActionFailure } from "#shared/action-failure.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SimilarStartup } from "../contract.ts";

export interface Refusal {
  failure: ActionFailure;
  similar?: SimilarStartup[];
}

interface SameOneProps {
  refusal: Refusal | undefined;
  locale: Locale;
  isAnother: boolean;
  onAnother: (isAnother: boolean) => void;
}

/** "Is it this one?", after a startup of the same name or site was found. */
export function SameOne({ refusal, locale, isAnother, onAnother }: SameOneProps) {
  const text = useTranslations("startupEditing");
  const similar = refusal?.similar ?? [];
  if (similar.length === 0) return null;
  return (
    <div role="alert" className="mb-4 rounded-card border border-line-strong bg-sunken p-4">
      <h2 className="text-lg">{text("same.title")}</h2>
      <p className="text-sm text-ink-muted">{text("same.lead")}</p>
      <ul className="my-3 grid gap-2">
        {similar.map(({ id, seoUrl, name, place, logo }) => (
          <li key={id} className="flex items-center gap-3">
            <HexAvatar name={name} photo={logo} className="size-9" />
            <span>
              <Link to={pathTo("startup", locale, { seoUrl })} target="_blank" className="font-semibold underline">
                {name}
              </Link>
              {place && <span className="text-ink-muted"> · {place}</span>}
            </span>
          </li>
        ))}
      </ul>
      <Checkbox
        label={text("same.another")}
        hint={text("same.hint")}
        checked={isAnother}
        onChange={(event) => onAnother(event.target.checked)}
      />
    </div>
  );
}
