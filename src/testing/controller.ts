const inBoth = (text: string) => ({ en: text, tr: text });

/** Who answers for personal data in the texts of test databases. */
export const CONTROLLER = {
  name: inBoth("Petek University"),
  address: inBoth("Petek Street 6"),
  email: inBoth("house@kovan.example"),
};
