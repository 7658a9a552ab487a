import { data } from "react-router";
import type { ActionFailure } from "./action-failure.ts";

/**
 * The answer of an action, or that the connection was lost: then the page stays and with it what was typed. For the
 * `clientAction` of every page with a form: `({ serverAction }) => unlessCutOff(serverAction)`.
 */
export async function unlessCutOff<Result>(serverAction: () => Promise<Result>) {
  try {
    return await serverAction();
  } catch (error) {
    // What `fetch` throws when there was no answer at all; everything else is the page's to handle.
    if (!(error instanceof TypeError)) throw error;
    const failure: ActionFailure = { code: "connectionLost", value: "", fields: [] };
    // With a failed status the router does not ask for the page's data again, which would fail as well.
    return data({ failure }, 503);
  }
}
