import { test } from "vitest";

/**
 * Like `test`, on the newest PostgreSQL alone: in a file whose other tests run on every engine, those that no engine decides
 * otherwise (record 28).
 */
export function testOnNewest(name: string, work: () => Promise<void>, timeout?: number): void {
  if (process.env.TEST_DATABASE === "postgres-18") test(name, work, timeout);
}
