import type { ComponentProps } from "react";
import { PasswordField } from "#ui/password-field.tsx";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";

type Props = Omit<ComponentProps<typeof PasswordField>, "name" | "autoComplete" | "maxLength" | "required">;

/** Asks for the password that a member has, as `password` of the form. */
export const CurrentPasswordField = (props: Props) => (
  <PasswordField {...props} name="password" autoComplete="current-password" maxLength={PASSWORD_MAX_LENGTH} required />
);
