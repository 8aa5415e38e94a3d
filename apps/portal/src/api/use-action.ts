import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Call that changes data. It is not made again while it runs, as by the second click of a double click.
 * @param changes beginning of the keys of the queries that show the change; empty for all.
 */
export function useAction<Result, Given = void>(
  changes: readonly unknown[],
  mutationFn: (given: Given) => Promise<Result>,
  onSuccess: (result: Result) => unknown = () => undefined,
) {
  const action = useMutation({ mutationFn, onSuccess: (result) => onSuccess(result), meta: { changes } });
  // Not the state of the mutation, which a second click may precede.
  const running = useRef<string>(null);
  const mutate = (given: Given): void => {
    const call = String(JSON.stringify(given));
    if (running.current === call) return;
    running.current = call;
    action.mutate(given, { onSettled: () => (running.current = null) });
  };
  return { ...action, mutate };
}
