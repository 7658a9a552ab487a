import { data } from "react-router";
import type { ActionFailure } from "./action-failure.ts";

/**
 * The answer of an action; without a connection a failure, so that the page and what was typed there stay. For the
 * `clientAction` of every page with a form: `({ serverAction }) => catchLostConnection(serverAction)`.
 */
export async function catchLostConnection<Result>(serverAction: () => Promise<Result>) {
  try {
    return await serverAction();
  } catch (error) {
    // `fetch` throws a TypeError when there is no answer at all.
    if (!(error instanceof TypeError)) throw error;
    const failure: ActionFailure = { code: "connectionLost", value: "", fields: [] };
    // With this status the router does not load the page's data again, which would fail too.
    return data({ failure }, 503);
  }
}
