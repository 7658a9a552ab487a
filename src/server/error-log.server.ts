interface LoggedError {
  type: string;
  code?: string | undefined;
  message: string;
  /** The stack below its message. */
  stack: string;
  cause?: LoggedError | undefined;
  [further: string]: unknown;
}

/**
 * The part of an error that is logged. Queries carry their parameters and PostgreSQL quotes values in its messages
 * (names, addresses, password hashes); these are left out. Statement and codes are enough to find the fault.
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
