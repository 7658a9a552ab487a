import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { CLOSE_DAYS } from "#shared/deadline.ts";
import { formatClock } from "#shared/format.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { HexIcon } from "#ui/hexagon.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { WaitingItem } from "../contract.ts";
import { ActIcon } from "./act-icon.tsx";

interface WaitingRowProps {
  item: WaitingItem;
  /** The one to begin with. */
  isFirst: boolean;
}

const BUTTON = "min-w-32 max-sm:flex-1";

/** One line of what waits: what it is, for whom and since when, and the button that does it. */
export function WaitingRow({ item, isFirst }: WaitingRowProps) {
  const text = useTranslations("waiting");
  const { daysWaiting, owner } = item;
  // Lines about an entry begin with its name.
  const ownerName = owner && !item.text.includes(owner.name) ? owner.name : undefined;
  const about = [ownerName, daysWaiting === null ? undefined : text("since", { days: daysWaiting })];
  const act = text(`acts.${item.act}`);
  const name = text("actOf", { act, text: item.text });
  const kind = isFirst ? "primary" : "secondary";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-line px-5 py-3.5 sm:px-6">
      <HexIcon>
        <ActIcon act={item.act} />
      </HexIcon>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{item.text}</p>
        <p className="text-sm text-ink-muted wrap-anywhere">{about.filter(Boolean).join(" · ")}</p>
      </div>
      <End item={item} />
      {item.confirms && owner ? (
        <>
          <ButtonLink
            to={item.path}
            kind="quiet"
            aria-label={text("lookFirstOf", { text: item.text })}
            className="max-sm:flex-1"
          >
            {text("lookFirst")}
          </ButtonLink>
          <Confirm kind={kind} entry={{ kind: item.confirms, id: owner.id }} name={name}>
            {act}
          </Confirm>
        </>
      ) : (
        <ButtonLink to={item.path} kind={kind} aria-label={name} className={BUTTON}>
          {act}
        </ButtonLink>
      )}
    </li>
  );
}

/** When it ends: with its hour today and tomorrow. */
function End({ item: { daysLeft, deadline } }: { item: WaitingItem }) {
  const text = useTranslations("waiting");
  const locale = useLocale();
  if (daysLeft === null) return null;
  return (
    <Tag tone={daysLeft <= CLOSE_DAYS ? "warn" : "neutral"}>
      {daysLeft <= 1
        ? text(daysLeft === 0 ? "endsToday" : "endsTomorrow", { time: formatClock(deadline, locale) })
        : text("daysLeft", { days: daysLeft })}
    </Tag>
  );
}

interface ConfirmProps {
  kind: "primary" | "secondary";
  entry: { kind: string; id: string };
  name: string;
  children: string;
}

/** Says that all facts of an entry are right; the page that shows the row has an action for it. */
function Confirm({ kind, entry, name, children }: ConfirmProps) {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset className="max-sm:flex-1">
      <input type="hidden" name="kind" value={entry.kind} />
      <input type="hidden" name="id" value={entry.id} />
      <Button
        type="submit"
        kind={kind}
        aria-label={name}
        busy={formData?.get("id") === entry.id}
        className="min-w-32 max-sm:w-full"
      >
        {children}
      </Button>
    </Form>
  );
}
