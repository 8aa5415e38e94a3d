const storageKey = 'portal-destination';

/** Remembers the address that a user wants to see while they look for the sign-in link in their mail. */
export function rememberDestination(href: string | undefined): void {
  if (href === undefined) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, href);
}

/** Returns the remembered address once, or that of the first page. */
export function takeDestination(): string {
  const href = localStorage.getItem(storageKey) ?? '/';
  localStorage.removeItem(storageKey);
  return isOwn(href) ? href : '/';
}

/** True for an address of the portal: a path, and not `//host`. */
export const isOwn = (href: string): boolean => /^\/(?![/\\])/.test(href);
