import { Center, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { encode } from 'uqr';
import { call } from '../api/client';
import { secondFactorsQuery } from '../api/queries';
import type { AddedFactor, AppSecret } from '../api/types';
import { Code } from '../ui/code';
import { FormDialog } from '../ui/form-dialog';

/** QR code of a text, dark on light in both color schemes, because scanners expect it. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </svg>
  );
}

interface AppDialogProps {
  readonly secret: AppSecret | null;
  readonly onClose: () => void;
  readonly onAdded: (added: AddedFactor) => void;
}

/** Dialog with the secret of an authenticator app, as a QR code and as text, and the field for its first code. */
export function AppDialog({ secret, onClose, onAdded }: AppDialogProps) {
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => call<AddedFactor>('POST', 'second-factor/totp/confirmation', { code: code.replaceAll(' ', '') }),
    onSuccess: onAdded,
    meta: { changes: secondFactorsQuery.queryKey },
    onSettled: () => setCode(''),
  });
  const close = (): void => {
    confirm.reset();
    onClose();
  };
  return (
    <FormDialog
      isOpen={secret !== null}
      onClose={close}
      title="Add an authenticator app"
      staysOpen
      action={confirm}
      label="Confirm"
    >
      <Text>Scan the code with your app, or enter the key.</Text>
      {secret && (
        <>
          <Center>
            <QrCode text={secret.uri} label="QR code for your authenticator app" />
          </Center>
          <Code label="Key" text={secret.secret} />
        </>
      )}
      <TextInput
        label="Code that the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={10}
        data-autofocus
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
