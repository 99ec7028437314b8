import { expect } from 'chai';
import { explainRefusal } from '../../../../domain/base/url/explain-refusal.js';

describe('[U] explainRefusal', () => {
  it('names the setting that allows an address, and the value to add', () => {
    expect(explainRefusal('This mail server may not be used', 'ALLOWED_MAIL_HOSTS', 'mail.local:25')).to.equal(
      'This mail server may not be used. If it is on your own machine or network, add mail.local:25 to ' +
        'ALLOWED_MAIL_HOSTS in .env (ALLOWED_MAIL_HOSTS=mail.local:25; several with commas) and restart Linkwright.',
    );
  });

  it('is the refusal alone where no setting allows it', () => {
    expect(explainRefusal('This mail server may not be used', 'ALLOWED_MAIL_HOSTS', null)).to.equal(
      'This mail server may not be used',
    );
  });
});
