/** Allows only resources of this server, and no inline scripts or styles. */
const policy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

const policyText = (directives: typeof policy): string =>
  Object.entries(directives)
    .map((entry) => entry.join(' '))
    .join('; ');

/** Content-Security-Policy of the guides and of all assets. */
export const contentPolicy = policyText(policy);

/**
 * Content-Security-Policy of the reference. The viewer needs inline styles, and icons as data URLs. Inline scripts and
 * other hosts stay blocked (R103).
 */
export const viewerPolicy = policyText({
  ...policy,
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
});

/** Policy of a diagram: it styles itself, and loads nothing. */
export const diagramPolicy = "default-src 'none'; style-src 'unsafe-inline'";
