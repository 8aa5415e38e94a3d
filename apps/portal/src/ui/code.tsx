import { Button, CopyButton, Group } from '@mantine/core';

/** Text as it was sent, to be read and copied. JSON is laid out. */
export function Code({ label, text }: { readonly label: string; readonly text: string }) {
  const shown = laidOut(text);
  return (
    <div>
      <Group justify="flex-end" mb={4}>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="default" onClick={copy} aria-label={`Copy ${label}`}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <pre className="code" tabIndex={0} role="region" aria-label={label}>
        {shown}
      </pre>
    </div>
  );
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
