const storageKey = 'portal-destination';

/** Remembers the address that a user wants to see while they look for the sign-in link in their mail. */
export function rememberDestination(href: string | undefined): void {
  if (href === undefined) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, href);
}

/** Returns the remembered address once, or the address of the first page. */
export function takeDestination(): string {
  const href = localStorage.getItem(storageKey) ?? '/';
  localStorage.removeItem(storageKey);
  return isOwn(href) ? href : '/';
}

/** Stands for the portal's origin: a path leads to the same host as it. */
const origin = 'http://portal.invalid';

/** True for a path of the portal. Browsers also read `/\host`, and `//host` with a tab inside, as another host. */
export const isOwn = (href: string): boolean => URL.canParse(href, origin) && new URL(href, origin).origin === origin;
