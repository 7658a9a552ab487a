export default {
  title: "Is it you?",
  lead: "This affects permissions, payments or personal data. Confirm that it is you to continue; what you have typed stays.",
  password: "Your password",
  code: "Code of your authenticator app, or a recovery code",
  usePasskey: "Use a passkey",
  passkeyFailed: "The passkey could not be used. Enter a code.",
  demo: "In this demo it is {password}",
  goOn: "Continue",
};
