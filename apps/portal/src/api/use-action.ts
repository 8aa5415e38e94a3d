import { useMutation } from '@tanstack/react-query';

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
  const mutate = (given: Given): void => {
    const isRunning = action.isPending && JSON.stringify(given) === JSON.stringify(action.variables);
    if (!isRunning) action.mutate(given);
  };
  return { ...action, mutate };
}
