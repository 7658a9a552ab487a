/** Every way a call can fail that a client may act on, with its HTTP status. Codes are stable; sentences may change. */
export const ERROR_STATUS = {
  invalidInput: 400,
  invalidQueryId: 400,
  tooManyChoices: 400,
  signInForMoreChoices: 403,
  unauthorized: 401,
  sessionExpired: 401,
  wrongCredentials: 401,
  tooManySignIns: 429,
  emailNotVerified: 403,
  accountLocked: 403,
  emailInUse: 409,
  termsNotAccepted: 400,
  privacyNotAccepted: 400,
  bannedWord: 400,
  weakPassword: 400,
  samePassword: 400,
  emailCodeNotValid: 400,
  resetCodeNotValid: 400,
  invalidOldPassword: 400,
  userNotValid: 400,
  linkedinRefused: 403,
  googleRefused: 403,
  facebookRefused: 403,
  githubRefused: 403,
  socialLoginDisabled: 403,
  socialUnavailable: 504,
  socialAttemptNotValid: 400,
  socialNoEmail: 403,
  mailCodeNotValid: 400,
  premiumRequired: 402,
  subscribeToContinue: 402,
  forbidden: 403,
  invalidAccess: 403,
  invalidScope: 403,
  accessNotFound: 404,
  lastFullAccess: 409,
  invitingYourself: 400,
  invitationExpired: 410,
  invitationWithdrawn: 410,
  invitationAnswered: 409,
  accessDiffers: 409,
  notFound: 404,
  notFoundOnDelete: 404,
  noPermissionToDelete: 403,
  methodNotAllowed: 405,
  conflict: 409,
  inUse: 409,
  idempotencyKeyReused: 409,
  requestInProgress: 409,
  exportInProgress: 409,
  tooLarge: 413,
  tooBig: 413,
  notAnImage: 415,
  notAPdf: 415,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What stands in `data` of a failed answer when single fields are at fault. */
export interface FieldProblem {
  field: string;
  reason: string;
  /** What of the field's text is at fault, where naming it helps: the word that is banned. */
  detail?: string;
}

/** A failure that is the caller's to know. Anything else thrown is a fault of ours and answers `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblem[];
  constructor(code: ErrorCode, fields: FieldProblem[] = []) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

/** The body of every failed answer. `status.value` is the sentence for people, in the request's language. */
export interface ErrorBody {
  data: FieldProblem[] | null;
  status: { code: ErrorCode; value: string };
  message: string;
}
