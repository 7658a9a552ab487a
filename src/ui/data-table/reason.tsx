import type { TableAnswer } from "#shared/table/page.ts";

type Refused = Pick<NonNullable<TableAnswer["failure"]>, "code" | "value" | "fields">;

/** Why something was refused. For `lastFullAccess` it names what would have no owner. */
export function reasonOf({ code, value, fields }: Refused, text: (key: "exists" | "connectionLost") => string): string {
  if (code === "connectionLost") return text("connectionLost");
  if (code === "conflict") return text("exists");
  const [first] = fields;
  if (code === "invalidInput") return first?.sentence ?? first?.general ?? value;
  if (code !== "lastFullAccess" || fields.length === 0) return value;
  return `${value} (${fields.map(({ detail }) => detail).join(", ")})`;
}

/** The reason below a field. */
export const Reason = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <p id={id} role="alert" className="pt-1 text-xs font-medium text-bad">
      {error}
    </p>
  ) : null;
