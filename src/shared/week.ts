const DAY_MS = 86_400_000;

/** Monday and Sunday of the week of a calendar day (ISO 8601). */
export function weekOf(day: string): { from: string; to: string } {
  const time = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  const dayAfter = (days: number) => new Date(time + days * DAY_MS).toISOString().slice(0, 10);
  return { from: dayAfter(-sinceMonday), to: dayAfter(6 - sinceMonday) };
}
