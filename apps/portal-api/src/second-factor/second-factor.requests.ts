import { FreeJson, Name, Text } from '@partner/http';

/** One of these: a code of an authenticator app, a recovery code, or the response of a passkey. */
export class PresentationRequest {
  @Text({ max: 10 }) code?: string;
  @Text({ max: 40 }) recoveryCode?: string;
  @FreeJson() passkey?: object;
}

/** First code of an authenticator app. */
export class CodeRequest {
  @Text({ required: true, max: 10 }) code!: string;
}

/** Created passkey. */
export class PasskeyRequest {
  @Name({ required: true, max: 100 }) name!: string;
  @FreeJson({ required: true }) response!: object;
}
