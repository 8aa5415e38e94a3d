// Health check of the images: succeeds if the server in the container is ready.
const answer = await fetch(`http://127.0.0.1:${process.env.PARTNER_ADMIN_PORT}/readyz`).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
