// npm run chaos -- [--times 5] [part of a name]: ends, freezes and starves servers and databases while members write, and
// prints what was acknowledged, lost and doubled.
import { parseArgs } from "node:util";
import { buildIfNeeded } from "./build.ts";
import { NEEDS, TRIALS } from "./chaos/trials.ts";

const { values, positionals } = parseArgs({
  options: { times: { type: "string", default: "5" } },
  allowPositionals: true,
});
const wanted = Object.entries(TRIALS).filter(([name]) => name.includes(positionals.join(" ")));
let failed = wanted.length === 0;
if (failed) console.log(`There is no such trial. Trials: ${Object.keys(TRIALS).join("; ")}.`);
await buildIfNeeded();
for (const [name, run] of wanted) {
  try {
    const tally = await run(Number(values.times));
    if (tally === undefined) {
      console.log(`${name}: left out, it needs ${NEEDS[name]}`);
      continue;
    }
    const { acknowledged, lost, doubled, refused, broken, wrong, longestGapMs, note } = tally;
    console.log(
      `${name}: ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled; ${refused} answers of 503, ${broken} broken connections, longest gap ${(longestGapMs / 1000).toFixed(1)} s${note ? `; ${note}` : ""}`,
    );
    for (const answer of wrong.slice(0, 5)) console.log(`  wrong: ${answer}`);
    failed ||= lost + doubled + wrong.length > 0;
  } catch (error) {
    failed = true;
    console.log(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}
process.exit(failed ? 1 : 0);
