import { classes } from "#ui/classes.ts";
import { isUserType, type UserTypeKey } from "../limits.ts";

/** One stroke each on a 24 px grid: a rocket, coins, a briefcase, a badge, two people, a house, a tool. */
const SIGNS: Record<UserTypeKey, string> = {
  entrepreneur:
    "M12 3c3 2 4.5 5 4.5 8.5L14 15h-4l-2.5-3.5C7.5 8 9 5 12 3ZM10 15l-1 4M14 15l1 4M12 9.5h.01M7.5 11.5 5 14v3l3.5-2M16.5 11.5 19 14v3l-3.5-2",
  investor:
    "M12 5c4 0 7 1.3 7 3s-3 3-7 3-7-1.3-7-3 3-3 7-3ZM5 8v4c0 1.7 3 3 7 3s7-1.3 7-3V8M5 12v4c0 1.7 3 3 7 3s7-1.3 7-3v-4",
  "job-hunter":
    "M5 8h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM9 8V6a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M4 13h16M12 12v2",
  employee:
    "M7 5h10a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM10 3h4v3h-4zM12 12a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM9 16.5c.4-1.7 1.5-2.5 3-2.5s2.6.8 3 2.5",
  "head-hunter":
    "M10.5 16a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM14.5 14.5 20 20M10.5 10a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM8 13c.3-1.3 1.2-2 2.5-2s2.2.7 2.5 2",
  "organization-organizer": "M4 20h16M6 20v-9M10 20v-9M14 20v-9M18 20v-9M4 11h16L12 5Z",
  "service-provider":
    "M14.5 5.5a4 4 0 0 0-5 5L4.5 15.5a1.8 1.8 0 0 0 0 2.5l1.5 1.5a1.8 1.8 0 0 0 2.5 0l5-5a4 4 0 0 0 5-5L16 12l-3-1-1-3Z",
};

/** A person: of the user types that admins have added. */
const USUAL_SIGN = "M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20c.6-4 3.3-6 7-6s6.4 2 7 6";

/** A user type in a cell of the comb. */
export function TypeMark({ type, className = "size-14" }: { type: string | undefined; className?: string }) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" className={classes("shrink-0", className)} fill="none">
      <path
        d="M25 2.9a6 6 0 0 1 6 0l15.8 9.1a6 6 0 0 1 3 5.2v18.2a6 6 0 0 1-3 5.2L31 49.7a6 6 0 0 1-6 0L9.2 40.6a6 6 0 0 1-3-5.2V17.2a6 6 0 0 1 3-5.2Z"
        transform="translate(0 1.7)"
        className="fill-honey-soft stroke-honey transition-colors group-hover:fill-honey"
        strokeWidth="1.5"
      />
      <path
        d={isUserType(type) ? SIGNS[type] : USUAL_SIGN}
        transform="translate(16 16)"
        className="stroke-ink group-hover:stroke-honey-ink"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
