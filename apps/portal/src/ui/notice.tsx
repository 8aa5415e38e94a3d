import type { ReactNode } from 'react';

export type Tone = 'good' | 'bad' | 'warn' | 'info' | 'plain';

interface NoticeProps {
  readonly tone: Tone;
  readonly title?: ReactNode;
  readonly role?: 'alert' | 'status';
  readonly children?: ReactNode;
}

/** Short highlighted message. */
export function Notice({ tone, title, role, children }: NoticeProps) {
  return (
    <div className={`notice tone tone-${tone}`} role={role}>
      {title && <strong>{title}</strong>}
      {children}
    </div>
  );
}

/** State in one or two words. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span className={`badge tone tone-${tone}`}>{children}</span>;
}
