import { Email, OneOf, Text } from '@partner/http';

/** Who wants to sign in. */
export class SignInRequest {
  @Email({ required: true }) email!: string;
}

/** What a link that was followed has in it. */
export class SessionRequest {
  @Text({ required: true, pattern: /^[\w-]{43}$/ }) token!: string;
  @OneOf(['link', 'invitation'], { required: true }) kind!: 'link' | 'invitation';
}
