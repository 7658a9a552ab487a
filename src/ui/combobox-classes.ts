/** Looks of the plain field and of the working one that takes its place. */
export const COMBOBOX_CLASSES = {
  group: "input relative flex cursor-text flex-wrap items-center gap-1.5 py-1 ps-1.5 pe-10",
  chips: "flex min-w-0 flex-1 flex-wrap items-center gap-1.5",
  chip: "inline-flex min-h-8 max-w-full items-center rounded-full bg-honey-soft ps-3 text-sm font-medium focus-within:outline-2 focus-within:outline-focus data-highlighted:outline-2 data-highlighted:outline-focus",
  remove: "grid size-8 place-items-center pointer-coarse:size-11 rounded-full text-ink-muted hover:text-ink",
  input: "min-h-8 min-w-24 pointer-coarse:min-h-10 flex-1 bg-transparent ps-1.5",
  trigger: "absolute inset-y-0 end-0 grid w-11 place-items-center text-ink-muted",
};
