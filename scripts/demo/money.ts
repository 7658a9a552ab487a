/** Rounded to what people agree on: 50,000, 125,000, 1,750,000. */
export function niceAmount(amount: number): number {
  const step = 10 ** Math.floor(Math.log10(amount));
  const halves = amount / step;
  const parts = halves < 2 ? 8 : halves < 5 ? 4 : 2;
  return Math.max(1_000, Math.round((Math.round(halves * parts) / parts) * step));
}
