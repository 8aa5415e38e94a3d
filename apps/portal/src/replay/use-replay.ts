import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReplayFilters } from '../api/types';
import { replayParts, type ReplayState } from './replay-parts';

/** A replay is counted first and runs after the user confirms it. */
export type ReplayPhase = 'counting' | 'counted' | 'replaying' | 'stopped' | 'done';

/** Replay of the events that match the filters. Counting starts at once. Everything stops when the view unmounts. */
export function useReplay(filters: ReplayFilters) {
  const queries = useQueryClient();
  const [phase, setPhase] = useState<ReplayPhase>('counting');
  const [counted, setCounted] = useState<ReplayState | null>(null);
  const [done, setDone] = useState<ReplayState | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef(new AbortController());
  const key = JSON.stringify(filters);

  useEffect(() => {
    const stop = new AbortController();
    running.current = stop;
    const count = async (): Promise<void> => {
      for await (const state of replayParts(JSON.parse(key) as ReplayFilters, true, stop.signal)) {
        if (stop.signal.aborted) return;
        setCounted(state);
      }
      if (!stop.signal.aborted) setPhase('counted');
    };
    count().catch(setError);
    return () => running.current.abort();
  }, [key]);

  const start = async (): Promise<void> => {
    const stop = new AbortController();
    running.current = stop;
    setPhase('replaying');
    setError(null);
    try {
      let last = done ?? undefined;
      for await (const state of replayParts(filters, false, stop.signal, last)) {
        last = state;
        setDone(state);
      }
      setPhase(last?.cursor === undefined ? 'done' : 'stopped');
    } catch (failure) {
      setError(failure);
      setPhase('stopped');
    }
    await queries.invalidateQueries({ queryKey: ['deliveries'] });
  };

  return { phase, counted, done, error, start, stop: () => running.current.abort() };
}
