import { credentialTypes, type CredentialType } from '@partner/access';
import { Name, OneOf, TextList } from '@partner/http';

/** A credential that is to be made (§5.2). */
export class NewCredentialRequest {
  @OneOf(credentialTypes, { required: true }) type!: CredentialType;
  @Name({ required: true, max: 200 }) name!: string;
  @TextList({ required: true }) scopes!: string[];
}

/** What a credential may do from now on. */
export class ScopesRequest {
  @TextList({ required: true }) scopes!: string[];
}
