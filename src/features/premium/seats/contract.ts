import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { freeDownloads } from "#shared/free-downloads.ts";

export const seat = z.object({
  /** Of a seat that was given to an address: its own id. */
  userId: id,
  /** The seat was given to an address, which stands in `name`, whether somebody has an account there. */
  byEmail: z.boolean(),
  name: z.string(),
  surname: z.string(),
  /** Null: they are leaving. */
  seoUrl: z.string().nullable(),
  photo: z.string().nullable(),
  /** Bought the package. */
  isBuyer: z.boolean(),
  since: z.iso.datetime(),
  /** Reports taken this month. */
  downloadedReportCount: z.int(),
  /** Rows exported this month. */
  downloadedRow: z.int(),
});
export type Seat = z.output<typeof seat>;

const packageLimits = z.object({
  /** People the package is for. */
  userLimit: z.int(),
  montlyReportDownloadLimit: z.int(),
  /** Of all its people, this month. */
  downloadedReportCount: z.int(),
  startupRowLimit: z.int(),
  startupDownloadedRow: z.int(),
});

export const ownPackages = endpoint({
  method: "GET",
  path: "/apiUser/Premium/Packages",
  summary:
    "The viewer's package with its limits, and the people who share it; without one all limits are 0, and the free downloads are those of every member",
  access: "signedIn",
  answer: z.object({
    limit: packageLimits,
    package: z
      .object({ name: z.string(), accessUntil: z.iso.datetime(), isOwn: z.boolean(), seats: z.array(seat) })
      .nullable(),
    free: freeDownloads.nullable(),
  }),
});

/** The person of a call: by address, or by id. */
const person = z.union([
  z.strictObject({ email: z.string().trim().toLowerCase().max(254).pipe(z.email()) }),
  z.strictObject({ userId: id }),
]);

export const inviteUser = endpoint({
  method: "POST",
  path: "/apiUser/Premium/InviteUser",
  summary:
    "Gives a person of the same company a seat of the viewer's package: at once, or once they have signed up; by address the answer is the same for both",
  access: "signedIn",
  failures: ["noPackageOfOwn", "companyOnly", "hasPremium", "noSeatLeft", "tooManyRequests"],
  body: person,
  answer: z.boolean(),
});

export const removeUser = endpoint({
  method: "DELETE",
  path: "/apiUser/Premium/RemoveUser",
  summary: "Ends the seat of a person, whose rights end at once; people may give up their own",
  access: "signedIn",
  failures: ["notFound", "seatOfBuyer"],
  query: z.object({ userId: id }),
  answer: z.boolean(),
});
