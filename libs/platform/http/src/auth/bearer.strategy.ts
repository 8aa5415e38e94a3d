import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-http-bearer';
import type { Caller } from './caller.js';
import { CallerResolver } from './ports.js';

/** What passport sees of a request: it also reads tokens from queries and bodies, which are not accepted here (§5). */
export interface RequestView {
  readonly headers: { readonly authorization: string | undefined };
  readonly address: string;
  /** Set by passport. */
  user?: Caller;
}

/** Bearer tokens (RFC 6750) in the Authorization header (§5). */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(@Inject(CallerResolver) private readonly callers: CallerResolver) {
    super({ passReqToCallback: true });
  }

  /** Called by passport with the token it found. */
  async validate(request: RequestView, token: string): Promise<Caller | undefined> {
    return this.callers.resolve(token, request.address);
  }
}
