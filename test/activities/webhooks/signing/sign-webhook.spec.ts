import { expect } from 'chai';
import { signWebhook } from '../../../../activities/webhooks/signing/sign-webhook.js';

/** The example of the Standard Webhooks specification's reference libraries. */
const MESSAGE = {
  message_id: 'msg_loFOjxBNrRLzqYUf',
  timestamp: 1_731_705_121,
  body: '{"event_type":"ping","data":{"success":true}}',
};
const SECRET = 'whsec_plJ3nmyCDGBKInavdOK15jsl';
const SIGNATURE = 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=';

describe('[U] signWebhook', () => {
  it('signs as other implementations of the form do', () => {
    expect(signWebhook(MESSAGE, [SECRET])).to.deep.equal({
      'webhook-id': 'msg_loFOjxBNrRLzqYUf',
      'webhook-timestamp': '1731705121',
      'webhook-signature': SIGNATURE,
    });
  });

  it('with two secrets gives two signatures, apart by a space', () => {
    const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    const [first, second, ...rest] = signWebhook(MESSAGE, [other, SECRET])['webhook-signature']?.split(' ') ?? [];
    expect([second, rest]).to.deep.equal([SIGNATURE, []]);
    expect(first)
      .to.match(/^v1,[A-Za-z0-9+/]{43}=$/)
      .and.not.equal(SIGNATURE);
  });

  it('signs every part of it', () => {
    const changes = [{ message_id: 'msg_x' }, { timestamp: 1_731_705_122 }, { body: '{}' }];
    for (const change of changes) {
      expect(signWebhook({ ...MESSAGE, ...change }, [SECRET])['webhook-signature']).to.not.equal(SIGNATURE);
    }
  });
});
