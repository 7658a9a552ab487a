import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Proposal } from "../contract.ts";

interface ProposalViewProps {
  proposal: Proposal;
  busy: boolean;
  onWrite: (pairs: { applicationId: string; jurorId: string }[]) => void;
  onClose: () => void;
}

/** Applications that are drawn at a time. */
const STEP_ROWS = 40;
const keyOf = ({ applicationId, jurorId }: { applicationId: string; jurorId: string }) => `${applicationId} ${jurorId}`;

/** A proposal, of which single assignments can be left out, and what it could not give. */
export function ProposalView({ proposal: { added, lacking, loads }, busy, onWrite, onClose }: ProposalViewProps) {
  const text = useTranslations("programsJury");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(STEP_ROWS);
  const chosen = added.filter((pair) => !left.has(keyOf(pair)));
  const applications = [...Map.groupBy(added, ({ applicationId }) => applicationId).values()];
  const turn = (key: string, isChosen: boolean) =>
    setLeft((before) => new Set(isChosen ? [...before].filter((item) => item !== key) : [...before, key]));
  return (
    <section className="mt-5 grid gap-4 border-t border-line pt-5" aria-label={text("propose.title")}>
      <p role="status" className="font-semibold">
        {added.length === 0 && lacking.length === 0
          ? text("propose.none")
          : text("propose.result", { added: added.length })}
      </p>
      {lacking.length > 0 && (
        <Disclosure title={text("propose.lackingTitle", { count: lacking.length })} open={lacking.length <= 10}>
          <ul className="grid gap-1 text-sm">
            {lacking.slice(0, 200).map(({ applicationId, label, startup, missing, why }) => (
              <li key={applicationId} className="wrap-anywhere">
                {text("propose.lackingRow", { label, startup, missing, why: text(`propose.why.${why}`) })}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Disclosure title={text("propose.loads")}>
        <ul className="grid gap-1 text-sm tabular-nums">
          {loads.map(({ jurorId, juror, before }) => (
            <li key={jurorId}>
              {text("propose.load", { juror, before, added: chosen.filter((pair) => pair.jurorId === jurorId).length })}
            </li>
          ))}
        </ul>
      </Disclosure>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {applications.slice(0, shown).map((pairs) => (
          <li key={pairs[0]!.applicationId} className="rounded-control bg-sunken px-4 py-3">
            <p className="font-semibold wrap-anywhere">
              {pairs[0]!.label} {pairs[0]!.startup}
            </p>
            {pairs.map((pair) => (
              <Checkbox
                key={pair.jurorId}
                label={pair.isOffTopic ? `${pair.juror} (${text("propose.offTopic")})` : pair.juror}
                checked={!left.has(keyOf(pair))}
                onChange={({ target }) => turn(keyOf(pair), target.checked)}
              />
            ))}
          </li>
        ))}
      </ul>
      {applications.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + STEP_ROWS)}>{text("propose.more")}</Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {chosen.length > 0 && (
          <Button
            kind="primary"
            busy={busy}
            onClick={() => onWrite(chosen.map(({ applicationId, jurorId }) => ({ applicationId, jurorId })))}
          >
            {text("propose.write", { count: chosen.length })}
          </Button>
        )}
        <Button onClick={onClose}>{text("propose.close")}</Button>
      </div>
    </section>
  );
}
