/**
 * The data of a part of a page; undefined where the request fails, so that the page and what was typed there stay
 * (record 20). For the `clientLoader` of every route that such a part loads:
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
