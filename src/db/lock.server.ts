import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";

/** Another process of this machine has locked the folder. */
export class FolderInUse extends Error {}

/**
 * Locks a folder for this process by listening on a socket named after it. Returns what unlocks it. The system frees a
 * socket however the process ends; a file with a process id would stay, and another process may get the same id.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = `kovan-${createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 24)}`;
  const address = process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
  const server = (await listen(address)) ?? (await takeOver(address));
  if (!server) throw new FolderInUse(folder);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function takeOver(address: string): Promise<net.Server | undefined> {
  if (await answers(address)) return undefined;
  rmSync(address, { force: true });
  return listen(address);
}

function listen(address: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address, () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
