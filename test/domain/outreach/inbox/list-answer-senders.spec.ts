import { expect } from 'chai';
import { listAnswerSenders } from '../../../../domain/outreach/inbox/list-answer-senders.js';

const ana = { id: 'a', email: 'ana@press.example', name: 'Ana' };
const bea = { id: 'b', email: 'bea@press.example', name: 'Bea' };
const emails = (...given: Parameters<typeof listAnswerSenders>) =>
  listAnswerSenders(...given).map(({ sender_id, email }) => `${sender_id} ${email}`);

describe('[U] listAnswerSenders', () => {
  it('begins with the address that the message came to', () => {
    expect(emails('bea@press.example', [ana, bea], ana, ana)).to.deep.equal([
      'b bea@press.example',
      'a ana@press.example',
    ]);
    expect(emails('info@press.example', [ana, bea], bea, ana)).to.deep.equal([
      'b info@press.example',
      'b bea@press.example',
    ]);
  });

  it('is the mailbox of the thread where that is not known, each once', () => {
    expect(emails(null, [ana, bea], bea, ana)).to.deep.equal(['b bea@press.example']);
    expect(emails('ana@press.example', [ana], ana, ana)).to.deep.equal(['a ana@press.example']);
  });

  it('is the default one when that mailbox is gone, and nothing without any', () => {
    expect(emails('info@press.example', [ana], null, ana)).to.deep.equal(['a ana@press.example']);
    expect(emails(null, [], null, null)).to.deep.equal([]);
  });
});
