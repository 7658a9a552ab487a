import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { ReloadIcon } from "./icon.tsx";
import { mayReload } from "./reload-throttle.ts";
import { useTranslations } from "./translations.ts";

interface BoundaryProps {
  onReload?: () => void;
  children: ReactNode;
}

/** Shows an overlay when something inside fails; a click on it loads the part again. */
export class ReloadBoundary extends Component<BoundaryProps, { failed: boolean; attempt: number }> {
  override state = { failed: false, attempt: 0 };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  reload = () => {
    this.props.onReload?.();
    this.setState({ failed: false, attempt: this.state.attempt + 1 });
  };
  override render() {
    if (this.state.failed) return <ReloadOverlay onReload={this.reload} />;
    return (
      <div key={this.state.attempt} className="contents">
        {this.props.children}
      </div>
    );
  }
}

export function ReloadOverlay({ onReload }: { onReload: () => void }) {
  const text = useTranslations("ui");
  return (
    <button
      type="button"
      onClick={onReload}
      className="grid min-h-32 w-full place-items-center content-center gap-2 rounded-card border border-dashed border-line-strong bg-sunken p-6 text-center hover:border-honey-deep"
    >
      <ReloadIcon className="size-6 text-honey-deep" />
      <span className="text-ink-muted">{text("partFailed")}</span>
      <span className="font-semibold">{text("loadAgain")}</span>
    </button>
  );
}

interface LoadedLaterProps<Props extends object> {
  /** The dynamic import; the same function on every render. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Shown until it is loaded: a skeleton of its shape. */
  waiting: ReactNode;
  props: Props;
}

/**
 * A component that is loaded when it is first shown. Browsers remember a module that failed to load, so the second failure
 * reloads the page.
 */
export function LoadedLater<Props extends object>({ load, waiting, props }: LoadedLaterProps<Props>) {
  const [Part, setPart] = useState(() => lazy(load));
  const again = () => setPart(() => lazy(() => load().catch(reloadPage)));
  return (
    <ReloadBoundary onReload={again}>
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    </ReloadBoundary>
  );
}

function reloadPage(cause: unknown): never {
  if (mayReload()) location.reload();
  throw cause;
}
