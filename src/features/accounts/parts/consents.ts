const CONSENTS = ["termsAccepted", "privacyAccepted", "marketingAccepted"] as const;

/** The consents of decision 11 in a form: for the call, and to tick them again when the form is shown again. */
export function tickedBoxes(form: FormData) {
  const consents = Object.fromEntries(CONSENTS.map((box) => [box, form.has(box)]));
  const values = Object.fromEntries(CONSENTS.filter((box) => form.has(box)).map((box) => [box, "on"]));
  return { consents: consents as Record<(typeof CONSENTS)[number], boolean>, values };
}
