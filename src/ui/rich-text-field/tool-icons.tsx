/** As all icons (src/ui/icon.tsx); these stand here since no other page needs them. */
const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="icon size-5">
    <path d={path} />
  </svg>
);
export const HeadingIcon = () => <Sign path="M4.5 3.5v13M15.5 3.5v13M4.5 10h11" />;
export const SmallHeadingIcon = () => <Sign path="M6.5 6v8M13.5 6v8M6.5 10h7" />;
export const BulletsIcon = () => <Sign path="M4 5.5h.01M4 10h.01M4 14.5h.01M8 5.5h8.5M8 10h8.5M8 14.5h8.5" />;
export const NumbersIcon = () => (
  <Sign path="M3 4.2 4.3 3.5V8M3 12.2c.5-1.2 2.4-.9 2.2.4-.1.8-1.4 1.5-2.2 2.9h2.4M9 5.5h7.5M9 10h7.5M9 14.5h7.5" />
);
export const LinkIcon = () => (
  <Sign path="M8.5 11.5a3 3 0 0 0 4.4.2l2.4-2.4a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.4-.2l-2.4 2.4A3 3 0 0 0 9 15l1-1" />
);
export const UndoIcon = () => <Sign path="M7 4 3.5 7.5 7 11M3.5 7.5h8a4.5 4.5 0 0 1 0 9H8" />;
export const RedoIcon = () => <Sign path="m13 4 3.5 3.5L13 11M16.5 7.5h-8a4.5 4.5 0 0 0 0 9H12" />;
