/** Deliveries with their signatures, made with `sign` as the service does. */
export function signedDeliveries(sign) {
  const body = JSON.stringify({ id: '65f0c0ffee0000000000e001', type: 'lead.created', data: { note: 'Größe' } });
  const [secret, now] = ['whsec_one', 1_800_000_000];
  const good = { body, secret, now, signature: sign(body, secret, now) };
  const mac = (other) => sign(body, other, now).split(',')[1];
  const accepted = { result: { type: 'lead.created', data: { note: 'Größe' } } };
  const refused = { error: { class: 'WebhookSignatureError' } };
  return [
    ['is accepted', good, accepted],
    ['is accepted with spaces', { ...good, signature: good.signature.replace(',', ' , ') }, accepted],
    [
      'is accepted during a rotation by the old secret',
      { ...good, signature: `${good.signature},${mac('whsec_two')}` },
      accepted,
    ],
    [
      'is accepted during a rotation by the new secret',
      { ...good, signature: `t=${now},${mac('whsec_two')},${mac(secret)}` },
      accepted,
    ],
    ['is accepted with one of two secrets', { ...good, secret: ['whsec_two', secret] }, accepted],
    ['is accepted after five minutes', { ...good, now: now + 300 }, accepted],
    ['is refused later', { ...good, now: now + 301 }, refused],
    ['is refused from the future', { ...good, now: now - 301 }, refused],
    ['is refused with another body', { ...good, body: `${body} ` }, refused],
    ['is refused with another secret', { ...good, secret: 'whsec_other' }, refused],
    ['is refused without a signature', { ...good, signature: null }, refused],
    ['is refused with a malformed time', { ...good, signature: good.signature.replace('t=', 't=x') }, refused],
    ['is refused without a digest', { ...good, signature: `t=${now}` }, refused],
    ['is refused with a short digest', { ...good, signature: good.signature.slice(0, -1) }, refused],
    ['needs a secret', { ...good, secret: '' }, { error: { class: 'usage' } }],
  ];
}
