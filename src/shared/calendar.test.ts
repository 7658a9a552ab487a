import { expect, test } from "vitest";
import { writeCalendar } from "./calendar.ts";

const changedAt = new Date("2026-01-02T03:04:05.678Z");

test("calendars have whole days, deadlines, escapes and 75-byte lines", () => {
  const text = writeCalendar("Kovan: programlar", [
    {
      id: "1@kovan",
      title: "Çağrı; son gün, \\ ve\nyeni satır\u0007",
      text: "ğ".repeat(200),
      url: "https://kovan.example/program/a",
      start: "2026-02-28T20:59:00+03:00",
      changedAt,
    },
    {
      id: "2@kovan",
      title: "Kamp",
      url: "https://kovan.example/program/b",
      place: "İzmir",
      start: "2026-02-27",
      end: "2026-02-28",
      changedAt,
    },
  ]);
  expect(text.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
  expect(text).toContain("\r\nDTSTART:20260228T175900Z\r\n");
  expect(text).toContain("\r\nDTSTART;VALUE=DATE:20260227\r\nDTEND;VALUE=DATE:20260301\r\n");
  expect(text).toContain("\r\nDTSTAMP:20260102T030405Z\r\n");
  expect(text).toContain("SUMMARY:Çağrı\\; son gün\\, \\\\ ve\\nyeni satır\r\n");
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:${"ğ".repeat(200)}\r\n`);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});
