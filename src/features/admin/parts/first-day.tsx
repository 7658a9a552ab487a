import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import type { FirstDay as Loaded } from "#features/first-day/contract.ts";
import { type FirstDayStep, TEST_MAIL_PARAM } from "#features/first-day/limits.ts";
import type { ActionFailure } from "#shared/action-failure.ts";
import { formatDate, formatNumber } from "#shared/format.ts";
import { type PlainPathKey, pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { classes } from "#ui/classes.ts";
import { FormAlert } from "#ui/form-alert.tsx";
import { HexCheck } from "#ui/hex-check.tsx";
import { InfoIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";

/** Where each step is done; the mail is sent here. */
const PLACES: Record<Exclude<FirstDayStep, "mail">, PlainPathKey> = {
  name: "adminBrand",
  logo: "adminLogo",
  controller: "adminContact",
  texts: "adminContentManagement",
  signIn: "login",
  payments: "adminPaymentServiceManagement",
  import: "adminImports",
  backup: "adminBackups",
  secondAdmin: "adminAdmins",
};

interface FirstDayProps {
  firstDay: Loaded;
  /** Code in the link of the test mail. */
  mailCode: string | null;
  answer: { sentTo: string } | { done: string } | { failure: ActionFailure } | undefined;
}

/** What a new house still has to do; nothing once all is done. Put away, it leaves a button that brings it back. */
export function FirstDay({ firstDay: { isHidden, steps, mail }, mailCode, answer }: FirstDayProps) {
  const text = useTranslations("firstDay");
  const locale = useLocale();
  const done = steps.filter(({ state }) => state === "done").length;
  if (done === steps.length) return null;
  if (isHidden && !mailCode) return <Switch intent="show" />;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <Card
      flush
      title={text("title")}
      end={
        <p className="font-semibold tabular-nums">
          {text("progress", { done: number(done), count: number(steps.length) })}
        </p>
      }
      className="mb-5"
    >
      <p className="px-5 pb-4 text-sm text-ink-muted sm:px-6">{text("lead")}</p>
      {mailCode && <Arrived code={mailCode} answer={answer} />}
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.key}
            className={classes(
              "grid gap-3 border-t border-line px-5 py-4 sm:px-6",
              step.state !== "done" && "bg-honey-soft/40",
            )}
          >
            <Step step={step} place={index + 1} mail={mail} answer={answer} />
          </li>
        ))}
      </ol>
      <div className="border-t border-line px-5 py-3 sm:px-6">
        <Switch intent={isHidden ? "show" : "hide"} />
      </div>
    </Card>
  );
}

interface StepProps extends Pick<FirstDayProps, "answer"> {
  step: Loaded["steps"][number];
  place: number;
  mail: Loaded["mail"];
}

function Step({ step: { key, state, fact }, place, mail, answer }: StepProps) {
  const text = useTranslations("firstDay");
  const locale = useLocale();
  const isDone = state === "done";
  const shown = key === "backup" && fact !== null ? formatDate(fact, locale) : (fact ?? "none");
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <HexCheck isDone={isDone} number={formatNumber(place, locale)} label={text(isDone ? "done" : "open")} />
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-base">{text(`steps.${key}.title`)}</h3>
          <p className="text-sm text-ink-muted wrap-anywhere">{text(`steps.${key}.${state}`, { fact: shown })}</p>
        </div>
        {key !== "mail" &&
          (isDone ? (
            <Link to={pathTo(PLACES[key], locale)} className={TEXT_LINK}>
              {text(`steps.${key}.action`)}
            </Link>
          ) : (
            <ButtonLink to={pathTo(PLACES[key], locale)}>{text(`steps.${key}.action`)}</ButtonLink>
          ))}
        {key === "mail" && mail.leaves && <SendTestMail isDone={isDone} />}
      </div>
      {key === "mail" && !isDone && <MailWords mail={mail} answer={answer} />}
    </>
  );
}

function SendTestMail({ isDone }: { isDone: boolean }) {
  const text = useTranslations("firstDay");
  const busy = useNavigation().formData?.get("intent") === "testMail";
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="testMail" />
      <Button type="submit" kind={isDone ? "quiet" : "secondary"} busy={busy}>
        {text("steps.mail.action")}
      </Button>
    </Form>
  );
}

/** What stands in the way of mails, and what a domain needs so that they are not taken for spam. */
function MailWords({ mail: { sender, leaves }, answer }: Pick<StepProps, "mail" | "answer">) {
  const text = useTranslations("firstDay");
  const domain = sender.split("@")[1] ?? sender;
  return (
    <div className="grid gap-2 text-sm">
      {!leaves && <p className="text-warn">{text("noMailServer")}</p>}
      <p role="status" className="text-good empty:hidden">
        {answer && "sentTo" in answer && text("sentTo", { address: answer.sentTo })}
      </p>
      <details>
        <summary className="inline-flex min-h-row cursor-pointer items-center font-semibold">
          {text("dnsTitle")}
        </summary>
        <ul className="grid list-disc gap-1 pl-5 text-ink-muted wrap-anywhere">
          {(["spf", "dkim", "dmarc"] as const).map((name) => (
            <li key={name}>{text(`dns.${name}`, { domain })}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Arrived({ code, answer }: { code: string; answer: FirstDayProps["answer"] }) {
  const text = useTranslations("firstDay");
  const busy = useNavigation().formData?.get("intent") === "arrived";
  if (answer && "done" in answer) return null;
  const failure = answer && "failure" in answer ? answer.failure : undefined;
  return (
    <div className="px-5 pb-4 sm:px-6">
      <Note icon={<InfoIcon />} title={text("arrivedTitle")}>
        {failure && (
          <FormAlert failure={failure.code === "notFound" ? { ...failure, value: text("arrivedUnknown") } : failure} />
        )}
        <Form method="post" className="mt-2">
          <input type="hidden" name="intent" value="arrived" />
          <input type="hidden" name={TEST_MAIL_PARAM} value={code} />
          <Button type="submit" kind="primary" busy={busy}>
            {text("arrived")}
          </Button>
        </Form>
      </Note>
    </div>
  );
}

/** Puts the list away, or brings it back. */
function Switch({ intent }: { intent: "hide" | "show" }) {
  const text = useTranslations("firstDay");
  const busy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" preventScrollReset className={intent === "show" ? "mt-5" : undefined}>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" kind="quiet" busy={busy}>
        {text(intent)}
      </Button>
    </Form>
  );
}
