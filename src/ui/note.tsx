import type { ReactNode } from "react";

interface NoteProps {
  icon: ReactNode;
  title?: string;
  children: ReactNode;
}

/** Something to know about what a page shows, and why. */
export const Note = ({ icon, title, children }: NoteProps) => (
  <div className="flex gap-3 rounded-card border border-line bg-sunken px-5 py-4 text-sm sm:px-6">
    <span className="mt-0.5 text-honey-deep">{icon}</span>
    <div className="min-w-0">
      {title && <h2 className="font-sans text-base tracking-normal">{title}</h2>}
      <div className="max-w-[72ch] text-ink-muted">{children}</div>
    </div>
  </div>
);
