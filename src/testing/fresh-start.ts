import { rm } from "node:fs/promises";
import { onTestFinished } from "vitest";
import { login } from "#features/accounts/contract.ts";
import { scratchFolder } from "./scratch-folder.ts";

/** An empty data folder, removed when the test ends, with the mark that a house leaves beside it. */
export async function freshFolder(): Promise<string> {
  const folder = scratchFolder("kovan-start-");
  onTestFinished(async () => {
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}.house.json`, { force: true });
  });
  return folder;
}

/** Signs in at a started server. */
export const signIn = (address: string, email: string, password: string) =>
  fetch(address + login.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
