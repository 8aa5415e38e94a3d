import { Button, CopyButton, Group } from '@mantine/core';

/** Text with a copy button. JSON is shown indented and copied as it was sent. */
export function Code({ label, text }: { readonly label: string; readonly text: string }) {
  const shown = indented(text);
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

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
