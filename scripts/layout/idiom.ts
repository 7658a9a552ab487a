/** An object or array that is made only to be spread: its fields or values themselves say the same. */
const FRESH_SPREAD = /\.\.\.(\{ |\[["'`\d])/;

/** Ways of writing that readers stop at, named with their line. */
export const checkIdiom = (files: { file: string; text: string }[]): string[] =>
  files.flatMap(({ file, text }) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        FRESH_SPREAD.test(line) ? [`${file}:${index + 1}: spreads a fresh literal; write its fields or values`] : [],
      ),
  );
