import { Stack, Text } from '@mantine/core';
import { CallError } from '../api/client';
import { Dialog } from '../ui/dialog';
import { PresentFactor } from './present-factor';
import type { FactorKind } from '../api/types';

/** True if the call needs a second factor that was presented a short time ago. */
export const isStale = (error: unknown): boolean => error instanceof CallError && error.code === 'second_factor_stale';

interface StepUpProps {
  /** Failed change, which is repeated after the second factor was presented. */
  readonly change: { readonly error: unknown; readonly reset: () => void };
  readonly kinds: readonly FactorKind[];
  readonly repeat: () => void;
}

/** Dialog that asks for the second factor again before a change. */
export function StepUp({ change, kinds, repeat }: StepUpProps) {
  return (
    <Dialog isOpen={isStale(change.error)} onClose={() => change.reset()} title="Confirm that it is you">
      <Stack>
        <Text>Present your second factor to continue.</Text>
        <PresentFactor kinds={kinds} onDone={repeat} />
      </Stack>
    </Dialog>
  );
}
