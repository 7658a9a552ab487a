const bodies = new WeakMap<Response, Buffer>();

/** An answer whose bytes are at hand: taken as they are by `bytesOf`, not copied through a stream. */
export function whole(body: Buffer, init: ResponseInit): Response {
  const response = new Response(null, init);
  bodies.set(response, body);
  return response;
}

/** The body of an answer; undefined for none. */
export async function bytesOf(response: Response): Promise<Buffer | undefined> {
  return bodies.get(response) ?? (response.body ? Buffer.from(await response.arrayBuffer()) : undefined);
}
