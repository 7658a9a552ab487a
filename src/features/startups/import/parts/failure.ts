/** A mistake in what the command was given, told in one sentence to whoever runs it. */
export class ImportError extends Error {}
