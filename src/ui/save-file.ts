import { csvOf } from "#shared/csv.ts";

/** Milliseconds after which each browser has begun to read what it saves. */
const READ_AFTER = 10_000;

/** Has the browser save a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_AFTER);
}

/** The name under which a file is to be saved, as its answer says. */
export function nameOfFile(answer: Response): string | undefined {
  const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  return name && decodeURIComponent(name);
}

export const saveCsv = (rows: readonly (readonly (string | number)[])[], name: string): void =>
  saveFile(new Blob([csvOf(rows)], { type: "text/csv;charset=utf-8" }), `${name}.csv`);
