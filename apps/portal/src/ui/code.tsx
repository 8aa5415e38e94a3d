import { Button, type ButtonProps, CopyButton, Group } from '@mantine/core';

interface CopyProps extends ButtonProps {
  readonly text: string;
  readonly 'aria-label'?: string;
}

/** Button that copies a text. */
export const Copy = ({ text, children = 'Copy', ...button }: CopyProps) => (
  <CopyButton value={text}>
    {({ copied, copy }) => (
      <Button variant="default" onClick={copy} {...button}>
        {copied ? 'Copied' : children}
      </Button>
    )}
  </CopyButton>
);

/** Text with a copy button. JSON is shown indented and copied as it was sent. */
export function Code({ label, text }: { readonly label: string; readonly text: string }) {
  const shown = indented(text);
  return (
    <div>
      <Group justify="flex-end" mb={4}>
        <Copy size="compact-xs" text={text} aria-label={`Copy ${label}`} />
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
