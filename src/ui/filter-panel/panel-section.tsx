import { denialOf, isUnit } from "#shared/list/list.ts";
import { facetsOf, fieldsOf, isOpenSection } from "#shared/list/sections.ts";
import { FilterSection } from "../disclosure.tsx";
import { Link, TEXT_LINK } from "../link.tsx";
import { usePackagesPath } from "../packages-path.ts";
import { SkeletonText } from "../skeleton.tsx";
import { useTranslations } from "../translations.ts";
import { useLeastLoading } from "../use-least-loading.ts";
import { useFilterTexts } from "./filter-texts.ts";
import { useList, useNounTexts } from "./list-context.tsx";
import { SectionContent } from "./section-content.tsx";
import type { Panel, PanelProps } from "./use-panel.ts";

interface SectionProps {
  section: string;
  panel: Panel;
  props: PanelProps;
}

/** One section of the panel: its filters, or why they are locked. */
export function PanelSection({ section, panel, props }: SectionProps) {
  const list = useList();
  const noun = useNounTexts();
  const text = useTranslations("listPage");
  const fields = fieldsOf(list, section);
  const isLocked = fields.every((field) => props.locked.includes(field));
  // A unit is chosen with its amount, as one.
  const chosen = fields
    .filter((field) => !isUnit(list, field))
    .flatMap<unknown>((field) => [panel.draft[field] ?? [], panel.draft[denialOf(field)] ?? []].flat()).length;
  const isApplied = fields.some((field) => props.applied[field] !== undefined);
  const isOpen = isOpenSection(list, section);
  return (
    <FilterSection
      title={noun(`sections.${section}`)}
      open={((isOpen || props.open.includes(section)) && !isLocked) || isApplied}
      locked={isLocked}
      chosen={{ number: chosen, label: text("chosen") }}
      onOpen={() => {
        panel.sortSection(section);
        if (!isOpen && !isLocked) panel.openSection(section);
      }}
    >
      {isLocked ? (
        <Locked hasPackagesPage={props.hasPackagesPage} />
      ) : (
        <>
          <Content section={section} panel={panel} props={props} />
          <LockedPart fields={fields.filter((field) => props.locked.includes(field) && !isUnit(list, field))} />
        </>
      )}
    </FilterSection>
  );
}

/** Without scripts, or where its choices did not come, a link brings what stands in the section. */
function Content({ section, panel, props }: SectionProps) {
  const list = useList();
  const text = useTranslations("listPage");
  const { locked, signedIn } = props;
  const hasLists = panel.hasLists(facetsOf(list, [section], locked));
  const isLoading = useLeastLoading(!hasLists && panel.failure === undefined && panel.isOpening(section));
  if (isLoading) return <SkeletonText lines={4} />;
  if (hasLists) return <SectionContent section={section} panel={panel} signedIn={signedIn} locked={locked} />;
  if (panel.failure) return <p className="text-sm text-bad">{panel.failure}</p>;
  return (
    <Link to={panel.openPath(section)} className="text-sm font-semibold text-honey-deep hover:underline">
      {text("showChoices")}
    </Link>
  );
}

/** The filters of a section that need a package, where others do not. */
function LockedPart({ fields }: { fields: string[] }) {
  const text = useTranslations("listPage");
  const { nameOf } = useFilterTexts();
  if (fields.length === 0) return null;
  return (
    <p className="mt-3 text-sm text-ink-muted">{text("lockedPart", { filters: fields.map(nameOf).join(", ") })}</p>
  );
}

function Locked({ hasPackagesPage }: { hasPackagesPage: boolean }) {
  const text = useTranslations("listPage");
  const packages = usePackagesPath();
  return (
    <p className="text-sm text-ink-muted">
      {text(hasPackagesPage ? "locked" : "lockedForNow")}{" "}
      {hasPackagesPage && (
        <Link to={packages} className={`${TEXT_LINK} underline`}>
          {text("seePackages")}
        </Link>
      )}
    </p>
  );
}
