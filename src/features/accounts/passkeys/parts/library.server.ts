/** The library of passkeys, loaded with its first use: its four hundred files are a sixth of what a start would load. */
export const passkeyLibrary = () => import("@simplewebauthn/server");
