import { expect } from 'chai';
import { headerKind } from '../../../../../domain/outreach/replies/text/header-labels.js';

describe('[U] labels of header lines', () => {
  it('tell what they stand for in each language', () => {
    expect(
      ['from', 'gesendet', 'à', 'oggetto', 'cc', 'importance', '差出人', '收件人', 'тема'].map(headerKind),
    ).to.deep.equal(['from', 'sent', 'to', 'subject', 'cc', 'other', 'from', 'to', 'subject']);
  });

  it('are no other words', () => {
    expect(headerKind('deadline')).to.equal(null);
    expect(headerKind('')).to.equal(null);
  });
});
