// Measures the cost of authentication for a request, without the network and the database:
// `node tools/verify/bench/dist/parts/authentication.js`.
import 'reflect-metadata';
import { createHash } from 'node:crypto';
import type { ExecutionContext } from '@nestjs/common';
import { AnyCaller, BearerGuard, CallerResolver, FailedAttempts } from '@partner/http';
import { type CompanyId, newId } from '@partner/kernel';
import { jwtVerify, SignJWT } from 'jose';
import { processorTime, print } from './processor-time.js';

const times = 20_000;
const key = new Uint8Array(32).fill(7);
const caller = {
  company: newId() as CompanyId,
  kind: 'credential',
  id: newId(),
  name: 'ERP',
  credentialType: 'api_key',
  scopes: new Set<string>(),
} as const;

/** Responds at once, so that only the code before it is measured. */
class Callers extends CallerResolver {
  seen = false;
  known(): typeof caller | undefined {
    return this.seen ? caller : undefined;
  }
  async resolve(): Promise<typeof caller> {
    return caller;
  }
}

class Route {
  read(this: void): void {
    return;
  }
}
AnyCaller()(Route);

const callers = new Callers();
const taken = { allowed: true, limit: 1, remaining: 1, retryAfterSeconds: 0 };
const guard = new BearerGuard(callers, new FailedAttempts({ takeForAddress: () => taken }));
const apiKey = `pk_test_${newId()}_${newId()}_${'A'.repeat(43)}`;
const token = await new SignJWT({ company: newId(), env: 'sandbox', scopes: ['partner-api.leads.read'] })
  .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
  .setSubject(newId())
  .setIssuer('partner-api')
  .setIssuedAt()
  .setExpirationTime('1h')
  .sign(key);

/** Returns a request as the guard sees it. */
function context(text: string): ExecutionContext {
  const authorization = `Bearer ${text}`;
  const raw = { rawHeaders: ['Host', 'x', 'Authorization', authorization], headers: { authorization } };
  const request = { raw, id: 'x', ip: '127.0.0.1' };
  const http = { getRequest: () => request, getResponse: () => ({}) };
  const made = { switchToHttp: () => http, getHandler: () => Route.prototype.read, getClass: () => Route };
  return made as unknown as ExecutionContext;
}

/** Authenticates without a strategy: reads the header and looks the caller up. */
async function withoutStrategy(text: string): Promise<object> {
  const found = /^bearer ([^ ]+)$/i.exec(`Bearer ${text}`)?.[1];
  return { ...(found && (await callers.resolve())), requestId: 'x' };
}

const known = new Map([apiKey, token].map((text) => [createHash('sha256').update(text).digest('base64url'), caller]));
const plain = new Map([apiKey, token].map((text) => [text, caller]));

for (const [name, text] of [
  ['API key', apiKey],
  ['access token', token],
] as const) {
  callers.seen = false;
  print(
    `${name}, first seen: the guard with the strategy`,
    await processorTime(times, () => guard.canActivate(context(text))),
  );
  print(`${name}, first seen: without a strategy`, await processorTime(times, () => withoutStrategy(text)));
  callers.seen = true;
  print(`${name}, seen before: the guard`, await processorTime(times, () => guard.canActivate(context(text))));
  print(
    `${name}, seen before: looked up by a hash`,
    await processorTime(times, () => known.get(createHash('sha256').update(text).digest('base64url'))),
  );
  print(`${name}, seen before: looked up by the token`, await processorTime(times, () => plain.get(text)));
}
print('verifying an access token', await processorTime(2_000, () => jwtVerify(token, key)));
