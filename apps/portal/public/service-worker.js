// Shows a page of the portal's own instead of the browser's when the server cannot be reached. It stores nothing, and
// leaves all requests alone but those that open a page.
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Offline · Developer portal</title>
    <style>
      body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#f6f8fa, #1c1f22); }
      main { max-width: 26rem; margin: 15vh auto 0; padding: 1rem; }
      a { color: light-dark(#1864ab, #7cc0ff); }
    </style>
  </head>
  <body>
    <main>
      <h1>The portal cannot be reached</h1>
      <p>Your device is offline, or the portal is not responding.</p>
      <p><a href="">Try again</a></p>
    </main>
  </body>
</html>`;
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'`,
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => new Response(page, { status: 503, headers })));
});
