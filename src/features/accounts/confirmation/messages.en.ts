export default {
  title: "Is it you?",
  lead: "This touches rights, payments or the data of people. Confirm that it is you, and it goes on; what you have typed stays.",
  password: "Your password",
  code: "Code of your authenticator app, or a recovery code",
  usePasskey: "Use a passkey",
  passkeyFailed: "No passkey could be asked for. Enter a code.",
  demo: "In this demo it is {password}",
  goOn: "Go on",
};
