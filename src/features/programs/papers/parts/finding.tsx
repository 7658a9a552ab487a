import { CheckIcon, WarningIcon } from "#ui/icon.tsx";

/** What a check has found. */
export const Finding = ({ isGood, children }: { isGood: boolean; children: string }) => {
  const Icon = isGood ? CheckIcon : WarningIcon;
  return (
    <li className={`flex items-start gap-2 ${isGood ? "text-good" : "text-bad"}`}>
      <Icon className="mt-0.5 size-4 shrink-0" />
      {children}
    </li>
  );
};
