import { StartError } from "#server/settings.server.ts";

/** A mistake in the arguments or files of the command: one sentence, exit code 1. */
export class ImportError extends StartError {}
