import { useState } from "react";
import { nameOfFile, saveFile } from "#ui/save-file.ts";

/** "refused": the server answered with no file. "failed": there was no answer. */
export type DownloadState = "idle" | "busy" | "done" | "refused" | "failed";

/** Fetches a file and saves it under the name that the server says, else this one, so that the page can say when that fails. */
export function useFileDownload(address: string, name: string): { state: DownloadState; start: () => void } {
  const [state, setState] = useState<DownloadState>("idle");
  const run = async (): Promise<DownloadState> => {
    const response = await fetch(address);
    const isFile = response.headers.get("content-disposition")?.startsWith("attachment");
    if (!response.ok || !isFile) return "refused";
    saveFile(await response.blob(), nameOfFile(response) ?? name);
    return "done";
  };
  const start = () => {
    setState("busy");
    run().then(setState, () => setState("failed"));
  };
  return { state, start };
}
