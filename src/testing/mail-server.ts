import type { Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export interface TakenMail {
  to: string[];
  /** The message as it came, headers and parts. */
  source: string;
}

/** A real SMTP server on loopback that keeps what it takes; closed when the test ends. `options` make it refuse. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        taken.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => sockets.add(socket.once("close", () => sockets.delete(socket))));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  /** Cuts every open connection. */
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  const address = server.server.address();
  const opened = typeof address === "object" && address ? address.port : port;
  return { url: `smtp://127.0.0.1:${opened}`, port: opened, taken, drop, close };
}
