import './mantine.css';
import './styles.css';
import './workbench.css';
import { MantineProvider } from '@mantine/core';
import { MutationCache, notifyManager, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CallError, signInPathOf } from './api/client';
import { sessionQuery } from './api/queries';
import { createPortalRouter, signInSearch } from './router';
import { readableColors, theme } from './theme';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
setNonce(nonce);

// Before the next event, so that the second click of a double click meets a disabled button.
notifyManager.setScheduler(queueMicrotask);

/** Looks for the session again after a call that lacks one: its page stays. Without a page, leads to signing in. */
const onError = (error: unknown): void => {
  const to = signInPathOf(error);
  if (!to) return;
  if (!queries.getQueryData(sessionQuery.queryKey))
    void router.navigate({ to, search: signInSearch(router.latestLocation) });
  else if (!signInPathOf(queries.getQueryState(sessionQuery.queryKey)?.error))
    void queries.refetchQueries(sessionQuery);
};

const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({
    onError,
    // After `onSuccess` of the mutation, which may show a secret. It is pending until the page shows the change.
    onSettled: async (_data, error, _variables, _result, { meta }) => {
      if (!error && meta) await queries.invalidateQueries({ queryKey: meta.changes });
    },
  }),
  defaultOptions: {
    // A call without a network fails and says so, instead of waiting in silence.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 5_000,
      // Retries only after a missing response or a 5xx. A rejected request would be rejected again.
      retry: (count, error) => count < 2 && error instanceof CallError && (error.status === 0 || error.status >= 500),
    },
  },
});
const router = createPortalRouter(queries);

// Absent without HTTPS. The portal works without it.
void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={readableColors}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);

declare module '@tanstack/react-query' {
  interface Register {
    /** Beginning of the keys of the queries that a mutation changes; empty for all. */
    mutationMeta: { readonly changes: readonly unknown[] };
  }
}
