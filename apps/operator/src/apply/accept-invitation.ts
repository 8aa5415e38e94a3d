import { AcceptInvitation } from '@partner/companies';
import { Text } from '@partner/http';
import { put } from './handler.js';

/** What the last part of the link in an invitation's mail is (R36). */
class AcceptInvitationLine {
  @Text({ required: true, max: 100 }) token!: string;
}

/** The invited person follows the link: their account has a login from then on. The result has the user's id. */
export const acceptInvitation = put({ line: AcceptInvitationLine, useCase: AcceptInvitation });
