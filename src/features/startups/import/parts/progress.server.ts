import type { FileResult, ImportResult, Progress } from "../commands.server.ts";
import type { Profile } from "../contract.ts";

/** Time between two tellings, in milliseconds: on a terminal one line that changes, elsewhere a line each, soon at first, then rarer. */
const TERMINAL_EVERY = 100;
const LOG_FIRST = 250;
const LOG_LONGEST = 8_000;

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const number = new Intl.NumberFormat("en-US");

/** Shows rows, rows per second and the share of bytes read. */
export function progressLine(output: Output, now: () => number = Date.now) {
  const terminal = output.isTTY === true;
  const start = now();
  let last = terminal ? 0 : start;
  let every = terminal ? TERMINAL_EVERY : LOG_FIRST;
  let file = "";
  let fileStart = start;
  let shown = false;
  const show = (progress: Progress) => {
    if (progress.file !== file) [file, fileStart] = [progress.file, now()];
    if (now() - last < every) return;
    last = now();
    if (!terminal) every = Math.min(every * 2, LOG_LONGEST);
    const speed = Math.round((progress.rows * 1000) / Math.max(1, now() - fileStart));
    const text = `${file}: ${number.format(progress.rows)} rows, ${number.format(speed)} rows/s, ${Math.floor(progress.share * 100)} %`;
    output.write(terminal ? `\r\u001b[K${text}` : `${text}\n`);
    shown = terminal;
  };
  const end = () => {
    if (shown) output.write("\r\u001b[K");
    shown = false;
  };
  return { show, end };
}

/** A file of which nothing could be used. */
export const isAllRefused = ({ rows, refused }: FileResult): boolean => rows > 0 && refused === rows;

const NOUNS = { startup: "startups", funding: "rounds", organization: "organizations" };

/** The summary of a run, for people. */
export function summaryOf(
  { files, report, stopped, vanished }: ImportResult,
  dryRun: boolean,
  { source }: Profile,
): string {
  const counts = files.map((file) => {
    const parts = [
      `${number.format(file.create)} ${dryRun ? "to create" : "created"}`,
      `${number.format(file.update)} ${dryRun ? "to update" : "updated"}`,
      `${number.format(file.unchanged)} unchanged`,
      `${number.format(file.refused)} refused`,
      ...(file.repeated > 0 ? [`${number.format(file.repeated)} repeated`] : []),
    ].join(", ");
    const team = file.lacksTeam && file.create > 0 ? "; team unknown" : "";
    const towns = file.towns > 0 ? `; ${number.format(file.towns)} new ${file.towns === 1 ? "town" : "towns"}` : "";
    const remarks = file.problems > 0 ? `; ${number.format(file.problems)} remarks on values` : "";
    return `${file.file} (${NOUNS[file.kind]}, ${file.encoding}): ${number.format(file.rows)} rows: ${parts}${team}${towns}${remarks}`;
  });
  return [
    ...counts,
    ...(report ? [`${dryRun ? "Every row" : "Refused rows and values"} in ${report}`] : []),
    ...files.flatMap(({ file, misfits }) =>
      misfits.map((column) => `No value of column "${column}" of ${file} has the profile's format: none was imported.`),
    ),
    ...files.filter(isAllRefused).map(({ file }) => `Every row of ${file} was refused: none was imported.`),
    ...vanished.map(
      ({ kind, count }) =>
        `${number.format(count)} ${NOUNS[kind]} of earlier imports are in no file of this run; nothing is deleted.`,
    ),
    ...(stopped ? ["Stopped before the end. Run it again to go on."] : []),
    ...(dryRun ? ["This was a preview; nothing was written."] : []),
    `${source.attribution.en} ${source.url} (${source.licence}, ${source.licenceUrl})`,
  ].join("\n");
}
