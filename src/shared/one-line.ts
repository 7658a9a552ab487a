import { z } from "zod";

/** Words with one space between them: two spaces look the same as one. */
export const singleSpaced = (text: string): string => text.replace(/[ \t]+/g, " ");

/** A text that people see, on one line: a title, a name. */
export const oneLine = (max: number) =>
  z
    .string()
    .overwrite(singleSpaced)
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\r\n]*$/);
