/** Fills of bands and clusters, in the order in which neighbours differ most (`tokens.css`). */
export const CHART_FILLS = [
  "fill-chart-1",
  "fill-chart-2",
  "fill-chart-3",
  "fill-chart-4",
  "fill-chart-5",
  "fill-chart-6",
  "fill-chart-7",
  "fill-chart-8",
] as const;
