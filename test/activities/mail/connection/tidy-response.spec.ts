import { expect } from 'chai';
import { tidyResponse } from '../../../../activities/mail/connection/tidy-response.js';
import { smtpLogin } from '../../../support/mail/smtp-settings.js';

const login = smtpLogin(25, { username: 'ana@press.example', password: 'corr3ct horse' });

describe('[U] tidyResponse', () => {
  it('makes one line of several, without control characters', () => {
    expect(tidyResponse('550-5.1.1 No\r\n550 5.1.1 such\tuser\0\u001b[31m ', login)).to.equal(
      '550-5.1.1 No 550 5.1.1 such user [31m',
    );
  });

  it('keeps what is ours to itself, plain and as it went over the wire', () => {
    const plain = Buffer.from('\0ana@press.example\0corr3ct horse').toString('base64');
    const said = `535 smtp.press.example: AUTH PLAIN ${plain} of ana@press.example with corr3ct horse`;
    expect(tidyResponse(said, login)).to.equal('535 …: AUTH PLAIN … of … with …');
    expect(tidyResponse(Buffer.from('corr3ct horse').toString('base64'), login)).to.equal('…');
    expect(tidyResponse(Buffer.from('ana@press.example').toString('base64'), login)).to.equal('…');
  });

  it('leaves words alone that only look like a very short secret', () => {
    expect(tidyResponse('550 a man', smtpLogin(25, { host: 'a', username: 'an', password: 'm' }))).to.equal(
      '550 a man',
    );
  });

  it('cuts what is long', () => {
    const line = tidyResponse('x'.repeat(10_000), login);
    expect([line.length, line.slice(-2)]).to.deep.equal([301, 'x…']);
  });
});
