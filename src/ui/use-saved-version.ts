import { useEffect, useState } from "react";

/**
 * The version of what a form was opened with. It follows only the form's own saves, whose answers have it: what is loaded anew
 * beside the form neither takes away what one types nor lets it replace what others have changed since.
 */
export function useSavedVersion(opened: number, answer: object | undefined): number {
  const [version, setVersion] = useState(opened);
  useEffect(() => {
    if (answer && "version" in answer && typeof answer.version === "number") setVersion(answer.version);
  }, [answer]);
  return version;
}
