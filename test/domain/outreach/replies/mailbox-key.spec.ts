import { expect } from 'chai';
import { mailboxKey } from '../../../../domain/outreach/replies/mailbox-key.js';

describe('[U] mailboxKey', () => {
  const one = ['jane.doe@gmail.com', 'janedoe@gmail.com', 'j.a.n.e.d.o.e@googlemail.com', 'jane.doe@googlemail.com'];
  it('is one for all spellings of a Gmail address', () => {
    expect(new Set(one.map(mailboxKey))).to.deep.equal(new Set(['janedoe@gmail.com']));
    expect(mailboxKey('@googlemail.com')).to.equal(mailboxKey('@gmail.com'));
  });

  it('keeps tags, and the dots in them', () => {
    expect(mailboxKey('jane.doe+a.b+c@googlemail.com')).to.equal('janedoe+a.b+c@gmail.com');
  });

  it('leaves dots alone where they make another address', () => {
    for (const address of ['jane.doe@blog.example', 'jane.doe@mail.gmail.com', '@blog.example', 'no address'])
      expect(mailboxKey(address)).to.equal(address);
  });
});
