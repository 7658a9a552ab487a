import net from "node:net";
import { onTestFinished } from "vitest";
import { type Database, openServer, type TimeLimits } from "#db/open.server.ts";
import { testDatabase } from "./database.ts";

/** A fresh database on the native server, reached through a proxy that can be frozen or cut. Closed when the test ends. */
export async function proxiedDatabase(limits: TimeLimits): Promise<{ database: Database; line: Line }> {
  const direct = await testDatabase();
  const target = new URL(String(direct.pool.options.connectionString));
  const line = await openLine(Number(target.port));
  target.port = String(line.port);
  const database = openServer(target.href, limits);
  onTestFinished(async () => {
    line.cut();
    await database.close();
    line.close();
    await direct.close();
  });
  return { database, line };
}

export interface Line {
  port: number;
  /** Nothing passes in either direction, and nobody is told: as with a server that was stopped or lost its power. */
  freeze(): void;
  thaw(): void;
  /** Breaks all connections; new ones are taken. */
  cut(): void;
  close(): void;
}

async function openLine(target: number): Promise<Line> {
  const sockets = new Set<net.Socket>();
  let frozen = false;
  const server = net.createServer((incoming) => {
    const outgoing = net.connect(target, "127.0.0.1");
    const pair = [incoming, outgoing] as const;
    for (const [socket, other] of [pair, pair.toReversed()] as [net.Socket, net.Socket][]) {
      sockets.add(socket);
      socket.pipe(other);
      if (frozen) socket.pause();
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    thaw() {
      frozen = false;
      cut();
    },
    cut,
    close: () => server.close(),
  };
}
