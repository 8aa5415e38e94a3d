import { unavailable } from '@partner/kernel';

const timeoutMs = 5_000;

/**
 * Asks the portal of another cell to mail a sign-in link if the user of the email has a company there. It trusts this
 * machine as a proxy, so that its limits count the client.
 * @throws DomainError `unavailable` unless it accepts the request.
 */
export async function askPortal(portal: string, email: string, client: string): Promise<void> {
  const response = await fetch(`${portal}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({ email, forwarded: true }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.status !== 202) throw unavailable('try_again', `${new URL(portal).host} responded ${response.status}`);
}
