import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Invitation } from './invitation.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const aWeekLater = new Date('2026-03-08T12:00:00.000Z');

const anInvitation = (): Invitation =>
  Invitation.create(
    { companyId: newId() as CompanyId, userId: newId(), accountId: newId(), tokenHash: 'f'.repeat(64) },
    noon,
  );

describe('an invitation', () => {
  it('can be accepted for seven days, excluding the final instant (R36)', () => {
    const lastMoment = new Date(aWeekLater.getTime() - 1);
    const invitation = anInvitation();
    invitation.accept(lastMoment);
    expect(invitation.state).toMatchObject({ acceptedAt: lastMoment, expiresAt: aWeekLater });
    expect(() => anInvitation().accept(aWeekLater)).toThrow('the invitation has expired');
  });

  it('can be accepted only once (R36)', () => {
    const invitation = anInvitation();
    invitation.accept(noon);
    expect(() => invitation.accept(noon)).toThrow('the invitation was accepted already');
  });

  it('cannot be accepted after it was withdrawn (R36)', () => {
    const invitation = anInvitation();
    invitation.void(noon);
    expect(() => invitation.accept(noon)).toThrow('the invitation was withdrawn');
  });
});
