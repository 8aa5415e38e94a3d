import { Button, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReplayFilters } from '../api/types';
import { formatNumber, plural } from '../ui/format';
import { Dialog } from '../ui/dialog';
import { Failed } from '../ui/failed';
import { Facts } from '../ui/page';
import { useMay } from '../ui/use-may';
import { useReplay } from './use-replay';

interface ReplayProps {
  readonly filters: ReplayFilters;
  /** Name and value of each filter, for display. */
  readonly facts: readonly (readonly [string, string | undefined])[];
}

/** More deliveries than this are sent only when their number was typed. */
const typedFrom = 100;
/** Button and dialog that count the matching deliveries and then send them again; nothing without the permission. */
export function ReplayButton({ filters, facts }: ReplayProps) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('webhooks')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Replay…
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Replay events" size="lg" staysOpen>
        {isOpen && <Replay filters={filters} facts={facts} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Replay({ filters, facts, onClose }: ReplayProps & { readonly onClose: () => void }) {
  const { phase, counted, done, error, start, stop } = useReplay(filters);
  const total = counted?.matched ?? 0;
  const [typed, setTyped] = useState('');
  const isTyped = total <= typedFrom || typed.replaceAll(/\D/g, '') === String(total);
  const shown = facts.filter((fact): fact is readonly [string, string] => fact[1] !== undefined);
  return (
    <Stack>
      <Text size="sm">
        Every matching event is sent again to each enabled endpoint that receives its type. Delivered ones are sent too,
        pending deliveries are not sent twice.
      </Text>
      {shown.length === 0 ? <Text fw={600}>All stored events</Text> : <Facts facts={shown} />}
      <Failed error={error} />
      <Text role="status">
        {!(phase === 'counting' && error) && progressText(phase, total, done?.matched ?? 0, done?.enqueued ?? 0)}
      </Text>
      {phase === 'counted' && total > typedFrom && (
        <TextInput
          label={`Type ${total} to confirm`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {phase === 'replaying' && (
        <Progress value={total === 0 ? 100 : ((done?.matched ?? 0) / total) * 100} aria-label="Progress" animated />
      )}
      <Group justify="flex-end">
        {phase === 'replaying' && (
          <Button variant="default" onClick={stop}>
            Stop
          </Button>
        )}
        {phase !== 'replaying' && (
          <Button variant="default" onClick={onClose}>
            {phase === 'done' ? 'Close' : 'Cancel'}
          </Button>
        )}
        {phase === 'counted' && (
          <Button onClick={() => void start()} disabled={total === 0 || !isTyped}>
            Resend {plural(total, 'delivery', 'deliveries')}
          </Button>
        )}
        {phase === 'stopped' && <Button onClick={() => void start()}>Continue</Button>}
      </Group>
    </Stack>
  );
}

function progressText(
  phase: ReturnType<typeof useReplay>['phase'],
  total: number,
  matched: number,
  enqueued: number,
): string {
  if (phase === 'counting') return `Counting: ${plural(total, 'delivery', 'deliveries')} so far…`;
  if (phase === 'counted') return `${plural(total, 'delivery', 'deliveries')} to send.`;
  const pending = matched - enqueued;
  const rest = pending > 0 ? `, ${formatNumber(pending)} already pending` : '';
  const sent = `${plural(enqueued, 'delivery', 'deliveries')} queued${rest}.`;
  return phase === 'stopped' ? `Stopped: ${sent}` : phase === 'done' ? `Done: ${sent}` : sent;
}
