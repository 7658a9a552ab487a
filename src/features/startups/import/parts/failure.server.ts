import { StartError } from "#server/settings.server.ts";

/** A mistake in what the command was given: told in one sentence, exit code 1. */
export class ImportError extends StartError {}
