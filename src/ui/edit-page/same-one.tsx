import type { ActionFailure } from "#shared/action-failure.ts";
import type { Similar } from "#shared/edit/similar.ts";
import { Checkbox } from "../checkbox.tsx";
import { HexAvatar } from "../hexagon.tsx";
import { Link } from "../link.tsx";
import { useTranslations } from "../translations.ts";
import { type EditGroup, useEditTexts } from "./texts.ts";

export interface Refusal {
  failure: ActionFailure;
  similar?: Similar[];
}

interface SameOneProps {
  group: EditGroup;
  refusal: Refusal | undefined;
  /** The page of an entry. */
  to: (seoUrl: string) => string;
  isAnother: boolean;
  onAnother: (isAnother: boolean) => void;
}

/** "Is it this one?", after an entry of the same name or site was found. */
export function SameOne({ group, refusal, to, isAnother, onAnother }: SameOneProps) {
  const text = useEditTexts(group);
  const common = useTranslations("editPage");
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
              <Link to={to(seoUrl)} target="_blank" className="font-semibold underline">
                {name}
              </Link>
              {place && <span className="text-ink-muted"> · {place}</span>}
            </span>
          </li>
        ))}
      </ul>
      <Checkbox
        label={text("same.another")}
        hint={common("sameHint")}
        checked={isAnother}
        onChange={(event) => onAnother(event.target.checked)}
      />
    </div>
  );
}
