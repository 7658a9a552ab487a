import { z } from "zod";

/** A text that people see, on one line: a title, a name. */
export const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\r\n]*$/);
