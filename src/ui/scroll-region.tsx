import type { ReactNode, Ref } from "react";

interface ScrollRegionProps {
  /** The name for screen readers. */
  label: string;
  description?: string;
  className: string;
  /** "log": what is added at its end is read out. */
  role?: "log";
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A part of the page that scrolls by itself, and takes the focus so that it can by keyboard (WCAG 2.1.1). */
export function ScrollRegion({ label, description, className, role, ref, children }: ScrollRegionProps) {
  return (
    <section ref={ref} role={role} aria-label={label} aria-description={description} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
