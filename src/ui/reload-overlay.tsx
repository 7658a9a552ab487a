// biome-ignore lint/style/noRestrictedImports: This is the machine around it.
import { Component, type ComponentType, Fragment, lazy, type ReactNode, Suspense, useState } from "react";
import { connectionAgain } from "#shared/connection.ts";
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
    return <Fragment key={this.state.attempt}>{this.props.children}</Fragment>;
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

interface Waiting {
  /** Shown until it is loaded: a skeleton of its shape. */
  waiting?: ReactNode;
}

/**
 * A component whose script comes when it is first shown. Without a connection it comes as soon as there is one; until then, what the
 * server rendered of it stays. A failure of another kind shows an overlay in its place and leaves the rest of the page alone.
 * Browsers may remember a module that failed to load, so the second failure reloads the page.
 */
export function loadedLater<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const first = () =>
    lazy(() =>
      whenConnected(load).catch((cause) => {
        part = first();
        throw cause;
      }),
    );
  let part = first();
  const again = () => lazy(() => load().catch(reloadPage));
  return (props: Props & Waiting) => <LoadedLater first={() => part} again={again} props={props} />;
}

interface LoadedLaterProps<Props extends object> {
  first: () => ComponentType<Props>;
  again: () => ComponentType<Props>;
  props: Props & Waiting;
}

function LoadedLater<Props extends object>({ first, again, props }: LoadedLaterProps<Props>) {
  const [Part, setPart] = useState(first);
  return (
    <ReloadBoundary onReload={() => setPart(again)}>
      <Suspense fallback={props.waiting}>
        <Part {...props} />
      </Suspense>
    </ReloadBoundary>
  );
}

async function whenConnected<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    if (navigator.onLine) throw cause;
    await connectionAgain(new AbortController().signal);
    return whenConnected(load);
  }
}

function reloadPage(cause: unknown): never {
  if (mayReload()) location.reload();
  throw cause;
}
