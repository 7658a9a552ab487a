/**
 * The data a part of a page asks for, or undefined where the request fails: the part then says so itself, and the page
 * stays with what was typed on it (record 20). For the `clientLoader` of every route that such a part loads:
 * `({ serverLoader }) => unlessFailed(serverLoader)`.
 */
export async function unlessFailed<Data>(serverLoader: () => Promise<Data>): Promise<Data | undefined> {
  try {
    return await serverLoader();
  } catch (error) {
    // The router follows redirects.
    if (error instanceof Response) throw error;
    return undefined;
  }
}
