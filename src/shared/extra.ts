import { AppError } from "./errors.ts";
import type { PageContext } from "./page-context.ts";

/** `extra` of a page: faults go to the log. Refusals, and the redirect that a 404 becomes, are none. */
export const extraOf =
  (logFault: (error: unknown) => void): PageContext["extra"] =>
  async (answer, otherwise) => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof AppError || error instanceof Response)) logFault(error);
      return otherwise;
    }
  };
