import { rm } from "node:fs/promises";
import net from "node:net";
import { onTestFinished } from "vitest";
import { login } from "#features/accounts/contract.ts";
import { scratchFolder } from "./scratch-folder.ts";

/** An empty data folder, removed when the test ends. */
export async function freshFolder(): Promise<string> {
  const folder = scratchFolder("kovan-start-");
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

/** A port of this machine that nothing uses. */
export async function freePort(): Promise<number> {
  const holder = net.createServer();
  await new Promise<void>((resolve) => holder.listen(0, "127.0.0.1", resolve));
  const { port } = holder.address() as net.AddressInfo;
  await new Promise((resolve) => holder.close(resolve));
  return port;
}
