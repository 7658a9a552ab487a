/** The sum of amounts in whole cents, of which some are unknown: unknown itself where nothing else is added to it (decision 29). */
export function knownSum(amounts: readonly (number | null)[]): number | null {
  const cents = amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0);
  return cents === 0 && amounts.includes(null) ? null : cents / 100;
}
