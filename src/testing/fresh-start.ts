import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { login } from "#features/accounts/contract.ts";

/** An empty data folder, removed when the test ends. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-start-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Signs in at a started server. */
export const signIn = (address: string, email: string, password: string) =>
  fetch(address + login.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
