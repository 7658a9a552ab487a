const bodies = new WeakMap<Response, Buffer>();

/** A response whose body is in memory; `bytesOf` returns it without copying it through a stream. */
export function whole(body: Buffer, init: ResponseInit): Response {
  const response = new Response(null, init);
  bodies.set(response, body);
  return response;
}

/** The body of a response; undefined if there is none. */
export async function bytesOf(response: Response): Promise<Buffer | undefined> {
  return bodies.get(response) ?? (response.body ? Buffer.from(await response.arrayBuffer()) : undefined);
}
