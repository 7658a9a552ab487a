import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useRowFocus } from "#ui/data-table/use-row-focus.ts";
import { DetailDrawer } from "#ui/dialog.tsx";
import { RowDeletion } from "#ui/edit-page/row-deletion.tsx";
import { ErrorState } from "#ui/empty-state.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useFetched } from "#ui/use-fetched.ts";
import { useLeastLoading } from "#ui/use-least-loading.ts";
import type { RoundsAndTeam } from "../rounds-and-team.resource.ts";
import { drawerAddress, startupIn } from "./drawer-address.ts";
import { People } from "./people.tsx";
import { Rounds } from "./rounds.tsx";

/** Investments and team of the startup that the address names, over the table. */
export function RowDrawer() {
  const text = useTranslations("startupsManagement.drawer");
  const locale = useLocale();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const id = startupIn(query);
  const [attempt, setAttempt] = useState(0);
  const address = id && `${RESOURCE_PATHS.roundsAndTeam[locale]}?${new URLSearchParams({ id })}`;
  const { data, isCurrent, hasFailed } = useFetched<RoundsAndTeam>(address, 0, attempt);
  useRowFocus(id);
  const again = () => setAttempt((before) => before + 1);
  const close = () => navigate(drawerAddress(query, undefined), { replace: true, preventScrollReset: true });
  const isLoading = useLeastLoading(id !== undefined && !isCurrent && !hasFailed);
  const shown = isCurrent && !isLoading ? data : undefined;
  return (
    <DetailDrawer
      open={id !== undefined}
      onClose={close}
      title={text("title")}
      actions={shown && <Links startup={shown} />}
    >
      {shown && <Content startup={shown} onRemoved={again} />}
      {!isLoading && hasFailed && (
        <ErrorState title={text("failed")} actions={<Button onClick={again}>{text("again")}</Button>}>
          {text("failedHint")}
        </ErrorState>
      )}
      {isLoading && <Loading label={text("loading")} />}
    </DetailDrawer>
  );
}

const Loading = ({ label }: { label: string }) => (
  <div className="grid gap-8" aria-busy="true">
    <p role="status" className="sr-only">
      {label}
    </p>
    <SkeletonText lines={2} />
    <SkeletonText lines={5} />
    <SkeletonText lines={5} />
  </div>
);

function Links({ startup: { seoUrl, isDeleted, may } }: { startup: RoundsAndTeam }) {
  const text = useTranslations("startupsManagement");
  const locale = useLocale();
  return (
    <>
      {!isDeleted && <ButtonLink to={pathTo("startup", locale, { seoUrl })}>{text("actions.page.label")}</ButtonLink>}
      {may.editTeam && (
        <ButtonLink kind="primary" to={pathTo("profileEditStartup", locale, { seoUrl })}>
          {text("actions.edit.label")}
        </ButtonLink>
      )}
    </>
  );
}

function Content({ startup, onRemoved }: { startup: RoundsAndTeam; onRemoved: () => void }) {
  const text = useTranslations("startupsManagement.drawer");
  const locale = useLocale();
  const { id, name, seoUrl, isVisible, isDeleted, rounds, teamMembers, mentors, isPartly, may } = startup;
  const [doomed, setDoomed] = useState<Record<string, string>>();
  const top = useRef<HTMLDivElement>(null);
  const count = rounds.length + teamMembers.length + mentors.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that is gone has taken its button with the focus along.
  useEffect(() => {
    if (document.activeElement === document.body) top.current?.focus();
  }, [count]);
  const editor = (section: string) => pathTo("profileEditStartup", locale, { seoUrl }, { section });
  const remove = (key: "investment" | "teammember") => (rowId: string) =>
    setDoomed({ intent: "removeRow", id, key, rowId });
  const people = { to: may.editTeam ? editor("teammember") : undefined, onRemove: remove("teammember") };
  return (
    <div ref={top} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2 font-display text-xl font-bold wrap-anywhere">
          {name}
          {isDeleted && <Tag tone="bad">{text("deleted")}</Tag>}
          {!isDeleted && !isVisible && <Tag tone="warn">{text("hidden")}</Tag>}
        </p>
        {isDeleted && <Hint>{text("deletedHint")}</Hint>}
        {!isDeleted && !isVisible && <Hint>{text("hiddenHint")}</Hint>}
        {isPartly && <Hint>{text("partly")}</Hint>}
      </div>
      <Rounds rounds={rounds} to={may.editRounds ? editor("investment") : undefined} onRemove={remove("investment")} />
      <People kind="team" people={teamMembers} {...people} />
      <People kind="mentors" people={mentors} {...people} />
      <RowDeletion
        removal={doomed}
        action={pathTo("profileEditStartup", locale, { seoUrl })}
        onClose={() => setDoomed(undefined)}
        onRemoved={onRemoved}
      />
    </div>
  );
}

const Hint = ({ children }: { children: ReactNode }) => <p className="text-sm text-ink-muted">{children}</p>;
