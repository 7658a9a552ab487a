import net from "node:net";

/** A port of this machine that nothing uses. */
export async function freePort(): Promise<number> {
  const holder = net.createServer();
  await new Promise<void>((resolve, reject) => holder.once("error", reject).listen(0, "127.0.0.1", resolve));
  const { port } = holder.address() as net.AddressInfo;
  await new Promise((resolve) => holder.close(resolve));
  return port;
}
