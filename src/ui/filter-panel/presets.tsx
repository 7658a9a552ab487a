interface Range {
  gte?: string | number | undefined;
  lte?: string | number | undefined;
}

interface PresetsProps<R extends Range> {
  label: string;
  range: R;
  /** A range that is not known yet cannot be chosen. */
  presets: readonly { name: string; range: R | undefined }[];
  choose: (range: R) => void;
}

/** Ranges to choose with one press; the chosen one is taken back by the same button. */
export function Presets<R extends Range>({ label, range, presets, choose }: PresetsProps<R>) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-1.5 noscript:hidden">
      {presets.map((preset) => {
        const isChosen =
          preset.range?.gte === range.gte && preset.range?.lte === range.lte && preset.range !== undefined;
        return (
          <button
            key={preset.name}
            type="button"
            aria-pressed={isChosen}
            onClick={() => preset.range && choose(isChosen ? ({} as R) : preset.range)}
            className="min-h-8 rounded-full border border-line px-2.5 text-xs tabular-nums hover:bg-sunken aria-pressed:border-honey-deep aria-pressed:bg-honey-soft pointer-coarse:min-h-11"
          >
            {preset.name}
          </button>
        );
      })}
    </fieldset>
  );
}
