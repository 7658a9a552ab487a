import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useNotices } from "#ui/notice.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useLeftOut } from "../../conflicts/card.tsx";
import type { JuryPhase, Proposal } from "../contract.ts";
import { ProposalView } from "./proposal.tsx";
import { useJury } from "./use-jury.ts";

/** Asks for a proposal, shows it, and writes what is left of it. */
export function Propose({ programId, phase }: { programId: string; phase: JuryPhase }) {
  const text = useTranslations("programsJury.propose");
  const { notify } = useNotices();
  const leftOutText = useLeftOut();
  const [typed, setTyped] = useState({
    reviews: String(phase.reviewsPerApplication),
    max: phase.maxReviewsPerJuror === null ? "" : String(phase.maxReviewsPerJuror),
  });
  const [proposal, setProposal] = useState<Proposal>();
  const { send, busy } = useJury((done) => {
    if (done.proposal) setProposal(done.proposal);
    if (!done.written) return;
    const { assigned, leftOut, ownConflicts } = done.written;
    setProposal(undefined);
    notify({ kind: "success", text: text("written", { count: assigned }) });
    if (leftOut > 0) notify({ kind: "error", text: text("leftOut", { count: leftOut }) });
    const own = leftOutText(ownConflicts);
    if (own) notify({ kind: "error", text: own });
  });
  return (
    <Card title={text("title")}>
      <p className="mb-3 text-sm text-ink-muted">{text("lead")}</p>
      <form
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const max = typed.max === "" ? null : Number(typed.max);
          send({ intent: "propose", programId, body: { reviews: Number(typed.reviews), max } });
        }}
      >
        <NumberField
          label={text("reviews")}
          required
          min={1}
          max={50}
          step={1}
          value={typed.reviews}
          onChange={({ target }) => setTyped({ ...typed, reviews: target.value })}
        />
        <NumberField
          label={text("max")}
          min={1}
          max={1000}
          step={1}
          value={typed.max}
          onChange={({ target }) => setTyped({ ...typed, max: target.value })}
        />
        <Button type="submit" kind={proposal ? "secondary" : "primary"} busy={busy && !proposal}>
          {text("action")}
        </Button>
      </form>
      {proposal && (
        <ProposalView
          key={JSON.stringify(proposal.loads)}
          proposal={proposal}
          busy={busy}
          onWrite={(pairs) => send({ intent: "write", programId, body: { phaseId: proposal.phaseId, pairs } })}
          onClose={() => setProposal(undefined)}
        />
      )}
    </Card>
  );
}
