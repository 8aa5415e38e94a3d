import { useMutation } from '@tanstack/react-query';

/** Call that changes data. @param changes beginning of the keys of the queries that show the change; empty for all. */
export const useAction = <Result, Given = void>(
  changes: readonly unknown[],
  mutationFn: (given: Given) => Promise<Result>,
  onSuccess: (result: Result) => unknown = () => undefined,
) => useMutation({ mutationFn, onSuccess: (result) => onSuccess(result), meta: { changes } });
