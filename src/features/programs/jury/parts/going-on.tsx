import { useState } from "react";
import { useLocale } from "use-intl";
import type { Answer } from "#shared/endpoint.ts";
import { formatDateTime, formatNumber } from "#shared/format.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useNotices } from "#ui/notice.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { useTranslations } from "#ui/translations.ts";
import { LeftOutNote } from "../../conflicts/card.tsx";
import type { JuryPhase, Mover, previewPhase } from "../contract.ts";
import { useJury } from "./use-jury.ts";

interface GoingOnProps {
  programId: string;
  phase: JuryPhase;
  /** No phase is active yet. */
  isFirst: boolean;
  timeZone: string;
  onClose: () => void;
}

const CHOICES = ["all", "approved", "best"] as const;

/** Asks who goes on, shows them, and goes on with exactly those. */
export function GoingOn({ programId, phase, isFirst, timeZone, onClose }: GoingOnProps) {
  const text = useTranslations("programsJury.phases");
  const common = useTranslations("programsJury");
  const locale = useLocale();
  const { notify } = useNotices();
  const [who, setWho] = useState<(typeof CHOICES)[number]>("all");
  const [top, setTop] = useState("10");
  const [preview, setPreview] = useState<Answer<typeof previewPhase>>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { send, busy } = useJury((done) => {
    if (done.preview) {
      setPreview(done.preview);
      setTicked(new Set(done.preview.moving.map(({ applicationId }) => applicationId)));
      return;
    }
    notify({ kind: "success", text: text("done") });
    onClose();
  });
  const look = () => send({ intent: "preview", programId, body: { phaseId: phase.id, who, top: Number(top) || 1 } });
  const all = preview ? [...preview.moving, ...preview.staying] : [];
  const isAddition = phase.isActive;
  const goesOn = preview && !(isAddition && all.length === 0);
  return (
    <Dialog
      wide
      open
      onClose={onClose}
      title={text("dialog", { name: phase.name })}
      actions={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button kind={goesOn ? "secondary" : "primary"} busy={busy && !preview} onClick={look}>
            {text("preview")}
          </Button>
          {goesOn && (
            <Button
              kind="primary"
              busy={busy}
              onClick={() =>
                send({
                  intent: "goOn",
                  programId,
                  body: { phaseId: phase.id, fromPhaseId: preview.fromPhaseId, applicationIds: [...ticked] },
                })
              }
            >
              {text("confirm", { count: ticked.size })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {!isAddition && new Date(phase.startsAt) > new Date() && (
          <p className="text-warn">
            {text(isFirst ? "beginsLater" : "goesOnEarly", {
              name: phase.name,
              time: formatDateTime(phase.startsAt, locale, timeZone),
            })}
          </p>
        )}
        {(isFirst || isAddition) && !preview && (
          <p className="text-ink-muted">{text(isFirst ? "firstLead" : "letInLead")}</p>
        )}
        {!isFirst && !isAddition && (
          <>
            <RadioGroup
              label={text("who")}
              name="who"
              value={who}
              options={CHOICES.map((choice) => ({ value: choice, label: text(`whoOptions.${choice}`) }))}
              onChange={(value) => setWho(value as typeof who)}
            />
            {who === "best" && (
              <NumberField
                label={text("top")}
                min={1}
                step={1}
                className="max-w-48"
                value={top}
                onChange={({ target }) => setTop(target.value)}
              />
            )}
          </>
        )}
        {preview && (
          <section aria-label={text("preview")} className="grid gap-2">
            <p role="status" className="font-semibold">
              {isAddition && all.length === 0 ? text("nobody") : text("going", { count: ticked.size })}
              {all.length > ticked.size && ` · ${text("staying", { count: all.length - ticked.size })}`}
            </p>
            {preview.unfinished > 0 && !isAddition && (
              <p className="text-sm text-warn">{text("unfinished", { count: preview.unfinished })}</p>
            )}
            <LeftOutNote leftOut={preview.leftOut} />
            {all.length > 0 && <p className="text-sm text-ink-muted">{text("hand")}</p>}
            <Movers
              movers={all}
              ranking={preview.ranking}
              ticked={ticked}
              onTick={(id, isOn) =>
                setTicked((before) => new Set(isOn ? [...before, id] : [...before].filter((item) => item !== id)))
              }
            />
          </section>
        )}
      </div>
    </Dialog>
  );
}

interface MoversProps {
  movers: readonly Mover[];
  ranking: Answer<typeof previewPhase>["ranking"];
  ticked: ReadonlySet<string>;
  onTick: (id: string, isOn: boolean) => void;
}

const STEP_ROWS = 100;

function Movers({ movers, ranking, ticked, onTick }: MoversProps) {
  const text = useTranslations("programsJury.phases");
  const common = useTranslations("programsJury");
  const locale = useLocale();
  const [shown, setShown] = useState(STEP_ROWS);
  return (
    <>
      <ul>
        {movers.slice(0, shown).map(({ applicationId, label, startup, result, score, rank }) => (
          <li key={applicationId}>
            <Checkbox
              checked={ticked.has(applicationId)}
              onChange={({ target }) => onTick(applicationId, target.checked)}
              label={
                <>
                  {startup === label ? label : `${label} ${startup}`}{" "}
                  <span className="text-sm text-ink-muted">
                    {[
                      text(`result.${result}`),
                      score !== null &&
                        rank !== null &&
                        text(`score.${ranking}`, { rank, score: formatNumber(Math.round(score * 100) / 100, locale) }),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      {movers.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + STEP_ROWS)}>{common("propose.more")}</Button>
        </div>
      )}
    </>
  );
}
