import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import type { Refused } from "#shared/form-answer.ts";
import { formatDate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Correspondent, HouseIntroduction, PassedIntroduction, SentIntroduction } from "../contract.ts";
import { HOUSE_LINE_MAX_LENGTH, INTRODUCTIONS_MAX } from "../limits.ts";
import { useNameOf } from "./conversation-list.tsx";
import { useTextError } from "./text-error.ts";

/** Introductions that wait for the reader's answer. */
export function ReceivedList({ rows }: { rows: readonly PassedIntroduction[] }) {
  const text = useTranslations("messages.introductions");
  return (
    <Section title={text("received")} lead={text("receivedText")}>
      {rows.map(({ id, asker, text: wish, house, line, passedAt }) => (
        <Introduction key={id} person={asker} date={passedAt}>
          <blockquote className="border-s-2 border-honey ps-3 wrap-anywhere">{line}</blockquote>
          <p className="text-sm text-ink-muted">{text("from", { house: house ?? text("houseName") })}</p>
          <p className="whitespace-pre-wrap wrap-anywhere">{wish}</p>
          <div className="flex flex-wrap gap-3">
            <Act intent="accepted" id={id} primary>
              {text("accept")}
            </Act>
            <Act intent="declined" id={id}>
              {text("decline")}
            </Act>
          </div>
        </Introduction>
      ))}
    </Section>
  );
}

/** Introductions that wait for the house, each with a field for its line. */
export function HouseList({ rows, answer }: { rows: readonly HouseIntroduction[]; answer: Refused | undefined }) {
  const text = useTranslations("messages.introductions");
  const nameOf = useNameOf();
  const passing = useNavigation().formData;
  const lineError = useTextError(answer, "line", HOUSE_LINE_MAX_LENGTH);
  return (
    <Section title={text("house")} lead={text("houseText")}>
      {rows.map(({ id, asker, investor, text: wish, askedAt }) => {
        const own = answer?.values?.id === id ? answer : undefined;
        return (
          <Introduction key={id} person={asker} date={askedAt}>
            <p className="font-medium">{text("wants", { asker: nameOf(asker), investor: nameOf(investor) })}</p>
            <p className="whitespace-pre-wrap wrap-anywhere">{wish}</p>
            <Form method="post" id={`pass-${id}`}>
              <input type="hidden" name="intent" value="passed" />
              <input type="hidden" name="id" value={id} />
              <TextArea
                label={text("line")}
                hint={text("lineHint")}
                name="text"
                defaultValue={own?.values?.text}
                maxLength={HOUSE_LINE_MAX_LENGTH}
                required
                error={own && lineError}
              />
            </Form>
            <div className="flex flex-wrap gap-3">
              <Button
                kind="primary"
                type="submit"
                form={`pass-${id}`}
                busy={passing?.get("intent") === "passed" && passing.get("id") === id}
              >
                {text("pass")}
              </Button>
              <Act intent="refused" id={id}>
                {text("refuse")}
              </Act>
            </div>
          </Introduction>
        );
      })}
    </Section>
  );
}

const TONES = { waiting: "honey", accepted: "good", lapsed: "neutral" } as const;

/** Introductions the reader has asked for. */
export function SentList({ rows, waitingCount }: { rows: readonly SentIntroduction[]; waitingCount: number }) {
  const text = useTranslations("messages.introductions");
  const locale = useLocale();
  return (
    <Section title={text("asked")} lead={text("waitingFor", { count: waitingCount, max: INTRODUCTIONS_MAX })}>
      {rows.map(({ id, investor, text: wish, state, askedAt }) => (
        <Introduction
          key={id}
          person={investor}
          date={askedAt}
          state={<Tag tone={TONES[state]}>{text(`states.${state}`)}</Tag>}
        >
          <p className="whitespace-pre-wrap wrap-anywhere">{wish}</p>
          {state === "waiting" && (
            <Act intent="withdrawn" id={id}>
              {text("withdraw")}
            </Act>
          )}
          {state === "accepted" && (
            <ButtonLink
              to={pathTo("conversation", locale, { otherUserSeoUrl: investor.seoUrl })}
              className="justify-self-start"
            >
              {text("open")}
            </ButtonLink>
          )}
        </Introduction>
      ))}
    </Section>
  );
}

function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="text-sm text-ink-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}

interface IntroductionProps {
  person: Correspondent;
  date: string;
  state?: ReactNode;
  children: ReactNode;
}

/** One introduction, headed by whom it is about. */
function Introduction({ person, date, state, children }: IntroductionProps) {
  const locale = useLocale();
  const name = useNameOf()(person);
  return (
    <Card as="article" className="grid gap-3">
      <div className="flex items-start gap-3">
        <HexAvatar name={name} photo={person.photo} />
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere">
            <Link to={pathTo("talent", locale, { seoUrl: person.seoUrl })} className="hover:underline">
              {name}
            </Link>
          </h3>
          <p className="text-sm text-ink-muted wrap-anywhere">
            {person.title && `${person.title} · `}
            <time dateTime={date}>{formatDate(date, locale)}</time>
          </p>
        </div>
        {state}
      </div>
      {children}
    </Card>
  );
}

interface ActProps {
  intent: string;
  id: string;
  primary?: boolean;
  children: ReactNode;
}

/** A button that does one thing with one introduction. */
function Act({ intent, id, primary, children }: ActProps) {
  const sent = useNavigation().formData;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button
        kind={primary ? "primary" : "secondary"}
        type="submit"
        busy={sent?.get("intent") === intent && sent.get("id") === id}
      >
        {children}
      </Button>
    </Form>
  );
}
