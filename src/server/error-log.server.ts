interface LoggedError {
  type: string;
  code?: string | undefined;
  message: string;
  /** Where it happened: the lines of the stack below the message. */
  stack: string;
  cause?: LoggedError | undefined;
  [further: string]: unknown;
}

/**
 * What the log keeps of an error. A failed query carries its parameters, and the database quotes values in what it
 * says: names, addresses, password hashes. The statement and the codes are enough to find the fault.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  return {
    type: error.name === "Error" ? error.constructor.name : error.name,
    code: "code" in error ? String(error.code) : undefined,
    message: withoutValues(error.message),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}

const withoutValues = (message: string): string =>
  message.replace(/\nparams: [\s\S]*$/, "").replace(/(: |=)(["(])[\s\S]*$/, "$1…");
