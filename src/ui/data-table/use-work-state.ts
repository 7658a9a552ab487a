import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds between two requests for the state. */
const POLL_INTERVAL = 1_500;
/** Milliseconds for which finished work is shown. */
const SHOWN_FOR = 86_400_000;

interface WorkState {
  state: string;
  createdAt: string;
}

/**
 * The state of work in the background that began before or begins here (`watch`), read from `address` until it has ended;
 * `onEnd` is called when it ends while one looks.
 */
export function useWorkState<State extends WorkState>(
  address: string,
  latest: State | null,
  onEnd: (end: State) => void,
) {
  const [work, watch] = useState(() => (latest && isRecent(latest) ? latest : undefined));
  const ended = useEffectEvent(onEnd);
  const isWorking = work?.state === "working";
  useEffect(() => {
    if (!isWorking) return;
    let isWatched = true;
    let timer: ReturnType<typeof setTimeout>;
    // The next request follows the last answer, so that the end is met once.
    const schedule = () => {
      timer = setTimeout(() => void poll().then((hasEnded) => hasEnded || !isWatched || schedule()), POLL_INTERVAL);
    };
    const poll = async (): Promise<boolean> => {
      const answer = await fetch(address).catch(() => undefined);
      const next: State | null = answer?.ok ? await answer.json().catch(() => null) : null;
      if (!isWatched || !next) return false;
      watch(next);
      if (next.state === "working") return false;
      ended(next);
      return true;
    };
    schedule();
    return () => {
      isWatched = false;
      clearTimeout(timer);
    };
  }, [isWorking, address]);
  return { work, watch, forget: () => watch(undefined) };
}

const isRecent = ({ createdAt }: WorkState): boolean => Date.now() - Date.parse(createdAt) < SHOWN_FOR;
