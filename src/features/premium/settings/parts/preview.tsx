import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";
import { type Decided, type Effect, effectOf, VIEWERS, type ViewerKind } from "../rules.ts";

interface PreviewProps {
  before: Decided;
  after: Decided;
  lists: readonly string[];
}

interface Line {
  key: string;
  name: string;
  cellOf: (effect: Effect) => string;
}

/** The effect of the settings on a visitor, a member and a premium member; a change shows the present value, too. */
export function Preview({ before, after, lists }: PreviewProps) {
  const text = useTranslations("premiumSettings");
  const locale = useLocale();
  const startups = ({ startups: shown }: Effect) =>
    shown === "signIn"
      ? text("signIn")
      : shown === null
        ? text("all")
        : text("first", { count: formatNumber(shown, locale) });
  const lines: Line[] = [
    { key: "shown", name: text("shown"), cellOf: startups },
    ...lists.map((list) => ({
      key: list,
      name: text("lockedFilters", { list: text(`lists.${list as "startups"}`) }),
      cellOf: ({ locked }: Effect) => formatNumber(locked[list]!, locale),
    })),
  ];
  const columns: Column<Line>[] = [
    { key: "name", header: text("what"), cell: ({ name }) => <strong>{name}</strong> },
    ...VIEWERS.map((viewer: ViewerKind) => ({
      key: viewer,
      header: text(`viewers.${viewer}`),
      cell: ({ cellOf }: Line) => {
        const [cellBefore, cellAfter] = [before, after].map((settings) => cellOf(effectOf(settings, viewer, lists)));
        return cellBefore === cellAfter ? (
          cellAfter
        ) : (
          <>
            <strong className="rounded-tag bg-honey-soft px-1.5 py-0.5">{cellAfter}</strong>{" "}
            <span className="text-ink-muted">({text("was", { value: cellBefore! })})</span>
          </>
        );
      },
    })),
  ];
  return (
    <Card title={text("preview")} flush>
      <Table label={text("preview")} columns={columns} rows={lines} rowKey={({ key }) => key} />
    </Card>
  );
}
