import { generateKeyPairSync } from 'node:crypto';
import { expect } from 'chai';
import { checkDkim } from '../../../../activities/mail/dns/check-dkim.js';
import { readDkimSignature } from '../../../../domain/outreach/sending/mail-records/dkim-signature.js';
import { txtResolver } from '../../../support/mail/txt-records.js';

const keyOf = (modulusLength: number): string =>
  generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const signed = (domain: string, selector = 's1') => ({ domain, selector });

describe('[U] checkDkim', () => {
  const good = `v=DKIM1; k=rsa; p=${keyOf(2048)}`;
  const at = 's1._domainkey.press.example';
  const CASES: [string, ReturnType<typeof signed>[] | null, Record<string, string[] | string>, string, RegExp][] = [
    ['no mail to look at', null, {}, 'unknown', /only seen on an email/],
    ['no signature', [], {}, 'failed', /not signed/],
    ['a key of 2,048 bits', [signed('press.example')], { [at]: [good] }, 'ok', /selector s1/],
    [
      'a signature for a domain below',
      [signed('mail.press.example')],
      { 's1._domainkey.mail.press.example': [good] },
      'ok',
      /mail\.press/,
    ],
    [
      'the signature of its service alone',
      [signed('press-example.gappssmtp.com')],
      {},
      'failed',
      /gappssmtp\.com, not by press/,
    ],
    [
      'two signatures, one its own',
      [signed('relay.example'), signed('press.example')],
      { [at]: [good] },
      'ok',
      /press\.example/,
    ],
    ['a key that is gone', [signed('press.example')], {}, 'failed', /has no key/],
    ['a key that was revoked', [signed('press.example')], { [at]: ['v=DKIM1; p='] }, 'failed', /revoked/],
    ['a key that is none', [signed('press.example')], { [at]: ['v=DKIM1; p=abcd'] }, 'failed', /cannot be read/],
    ['a key of 768 bits', [signed('press.example')], { [at]: [`v=DKIM1; p=${keyOf(768)}`] }, 'failed', /768 bits/],
    [
      'an Ed25519 key',
      [signed('press.example')],
      { [at]: ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='] },
      'ok',
      /Signed/,
    ],
    ['a silent name server', [signed('press.example')], { [at]: 'ETIMEOUT' }, 'unknown', /respond/],
  ];
  const from = { domain: 'press.example', smtpHost: 'smtp.gmail.com' };
  for (const [what, signatures, answers, status, detail] of CASES) {
    it(`is ${status} with ${what}`, async () => {
      const part = await checkDkim(txtResolver(answers), from, signatures);
      expect(part.status).to.equal(status);
      expect(part.detail).to.match(detail);
    });
  }

  it('asks for a longer key, and says where to turn signing on', async () => {
    const short = await checkDkim(txtResolver({ [at]: [`p=${keyOf(1024)}`] }), from, [signed('press.example')]);
    expect(short.advice.join()).to.match(/2048 bits: this one has 1024/);
    expect((await checkDkim(txtResolver({}), from, [])).advice.join()).to.match(/Google Admin console/);
  });

  it('reads who signed from a header, and nothing from one that is broken', () => {
    const header = ' v=1; a=rsa-sha256; c=relaxed/relaxed;  d=Press.example; s=s1;\r\n h=from:to; bh=a=; b=AbC==';
    expect(readDkimSignature(header)).to.deep.equal({ domain: 'press.example', selector: 's1' });
    expect(readDkimSignature('v=1; d=press.example')).to.equal(null);
    expect(readDkimSignature('nothing')).to.equal(null);
  });
});
