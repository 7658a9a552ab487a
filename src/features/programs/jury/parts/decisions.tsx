import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Jury } from "../contract.ts";
import { useJury } from "./use-jury.ts";

type Decision = Jury["toDecide"][number];

/** Reviews against which a conflict was found later. */
export function Decisions({ toDecide }: { toDecide: readonly Decision[] }) {
  const text = useTranslations("programsJury.decide");
  return (
    <Card title={text("title")}>
      <p className="mb-3 text-sm text-ink-muted">{text("lead")}</p>
      <ul>
        {toDecide.map((item) => (
          <DecisionRow key={item.assignmentId} decision={item} />
        ))}
      </ul>
    </Card>
  );
}

function DecisionRow({ decision }: { decision: Decision }) {
  const text = useTranslations("programsJury");
  const { notify } = useNotices();
  const { send, busy } = useJury(() => notify({ kind: "success", text: text("decide.done") }));
  const { assignmentId, label, startup, juror, kinds } = decision;
  const decide = (stands: boolean) => send({ intent: "decide", assignmentId, stands });
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line py-3">
      <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {text("decide.row", { label, startup, juror, kinds: kinds.map((kind) => text(`kinds.${kind}`)).join(", ") })}
      </span>
      <Button busy={busy} aria-label={text("decide.standsOf", { label, juror })} onClick={() => decide(true)}>
        {text("decide.stands")}
      </Button>
      <Button
        kind="danger"
        busy={busy}
        aria-label={text("decide.deleteOf", { label, juror })}
        onClick={() => decide(false)}
      >
        {text("decide.delete")}
      </Button>
    </li>
  );
}
