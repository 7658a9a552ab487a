import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Keys } from "./use-keys.ts";

const KEYS = [
  ["1 – 9, 0", "score"],
  ["-", "abstain"],
  ["↑", "up"],
  ["↓", "down"],
  ["N", "remark"],
  ["Ctrl ↵", "save"],
  ["?", "help"],
] as const;

/** All shortcuts, and the switch for single keys. */
export default function Shortcuts({ keys, onClose }: { keys: Keys; onClose: () => void }) {
  const text = useTranslations("programsReviewing");
  return (
    <Dialog open onClose={onClose} title={text("shortcuts")}>
      <dl className="mb-4 grid gap-2">
        {KEYS.map(([key, what]) => (
          <div key={key} className="flex justify-between gap-4">
            <dt>{text(`shortcutList.${what}`)}</dt>
            <dd>
              <kbd className="rounded border border-line-strong px-2 font-sans text-sm">{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={text("shortcutsOn")}
        hint={text("shortcutsOnHint")}
        checked={keys.isOn}
        onChange={(event) => keys.turn(event.target.checked)}
      />
    </Dialog>
  );
}
