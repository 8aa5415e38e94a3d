declare module 'passport-http-bearer' {
  import { Strategy as Base } from 'passport';

  /** Takes the token from the Authorization header, and from query and body when the request shows them. */
  export class Strategy extends Base {
    constructor(options: { passReqToCallback: true }, verify?: (...values: never[]) => void);
  }
}
