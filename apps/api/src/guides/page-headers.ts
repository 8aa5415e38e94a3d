/** Everything comes from this server, and nothing is written into the pages. */
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

/** The Content-Security-Policy of the guides, and of everything that pages load. */
export const contentPolicy = policyText(policy);

/**
 * That of the reference: its viewer styles what it draws by elements and attributes of its own, and has its icons as
 * data. No script and no other host is let in by that (R103).
 */
export const viewerPolicy = policyText({
  ...policy,
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
});

/** Policy of a diagram: it styles itself, and loads nothing. */
export const diagramPolicy = "default-src 'none'; style-src 'unsafe-inline'";
