import { Form, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { InfoIcon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { endOf, useSecond } from "../../parts/countdown.tsx";
import type { ApplyPageData } from "../apply-program.page.tsx";

/** For which startup one applies; each has one application. */
export function StartupChoice({ program, startups, others, deadline, isShut }: ApplyPageData) {
  const text = useTranslations("programsApplying");
  const locale = useLocale();
  const now = useSecond(deadline.asOf);
  const refused = useActionData<{ failure?: ActionFailure }>()?.failure;
  const busy = useNavigation().state !== "idle";
  const { opensAt, closesAt } = deadline;
  const isClosed = closesAt !== null && now >= endOf(closesAt, program.graceSeconds);
  const isEarly = opensAt !== null && now < Math.floor(Date.parse(opensAt) / 1000) * 1000;
  const reason = isShut ? "unavailable" : isClosed ? "closed" : isEarly ? "notYetOpen" : undefined;
  if (others.length > 0)
    return (
      <EmptyState
        title={text("mayNotApply")}
        actions={<ButtonLink to={pathTo("dashboardManagement", locale)}>{text("permissions")}</ButtonLink>}
      >
        {text("mayNotApplyText", { names: others.join(", ") })}
      </EmptyState>
    );
  if (startups.length === 0)
    return (
      <EmptyState
        title={text("noStartups")}
        actions={
          <ButtonLink kind="primary" to={pathTo("profileAddStartup", locale)}>
            {text("addStartup")}
          </ButtonLink>
        }
      >
        {text("noStartupsText")}
      </EmptyState>
    );
  return (
    <section className="card grid gap-4 p-5 sm:px-6">
      <h2 className="text-lg">{text("choose")}</h2>
      {refused && <FormAlert failure={refused} />}
      {reason && <Note icon={<InfoIcon />}>{text(reason)}</Note>}
      <ul className="grid gap-3">
        {startups.map(({ id, name, logo, state }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-3 border-t border-line pt-3 first:border-0 first:pt-0"
          >
            <HexAvatar name={name} photo={logo} className="size-11 shrink-0" />
            <span className="min-w-0 flex-1 basis-32 font-semibold wrap-anywhere">{name}</span>
            {state && <Tag>{text(`states.${state}`)}</Tag>}
            {state ? (
              <ButtonLink to={pathTo("applyProgram", locale, { seoUrl: program.seoUrl }, { startup: id })}>
                {text("open")}
              </ButtonLink>
            ) : (
              !reason && <Begin programId={program.id} startupId={id} busy={busy} name={name} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Begins an application of a startup. */
function Begin({
  programId,
  startupId,
  busy,
  name,
}: {
  programId: string;
  startupId: string;
  busy: boolean;
  name: string;
}) {
  const text = useTranslations("programsApplying");
  return (
    <Form method="post">
      <input type="hidden" name="programId" value={programId} />
      <input type="hidden" name="startupId" value={startupId} />
      <Button kind="primary" type="submit" busy={busy} aria-label={`${text("begin")}: ${name}`}>
        {text("begin")}
      </Button>
    </Form>
  );
}
