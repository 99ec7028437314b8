import { expect } from 'chai';
import { tokensOfSubject, unsubscribeSubject } from '../../../../domain/outreach/sending/unsubscribe-subject.js';

/** As long as a real one, with every kind of character of base64url. */
const TOKEN = `aZ0-_${'x7Q-_b'.repeat(25)}`;
const bare = { token: TOKEN, is_bare: true };
const carried = { token: TOKEN, is_bare: false };

describe('[U] the subject of a mail that unsubscribes', () => {
  it('is found again as it was given', () => {
    expect(unsubscribeSubject('t')).to.equal('unsubscribe t');
    expect(tokensOfSubject(unsubscribeSubject(TOKEN))).to.deep.equal([bare]);
  });

  const WAYS: [string, string][] = [
    ['in another case', `UNSUBSCRIBE ${TOKEN}`],
    ['with the blank of a form', `unsubscribe+${TOKEN}`],
    ['with a blank that was not decoded', `unsubscribe%20${TOKEN}`],
    ['folded within the token', `unsubscribe ${TOKEN.slice(0, 60)} ${TOKEN.slice(60, 100)}\t${TOKEN.slice(100)}`],
    ['without a blank', `unsubscribe${TOKEN}`],
  ];
  for (const [way, subject] of WAYS) {
    it(`is read ${way}`, () => expect(tokensOfSubject(subject)[0]).to.deep.equal(bare));
  }

  const AROUND = [
    `Re: unsubscribe ${TOKEN}`,
    `Undeliverable: unsubscribe ${TOKEN} (was: Hello)`,
    `[EXTERNAL] unsubscribe ${TOKEN}`,
    `Token ${TOKEN}`,
    `Fwd: unsubscribe ${TOKEN.slice(0, 70)} ${TOKEN.slice(70)}`,
  ];
  for (const subject of AROUND) {
    it(`is carried by "${subject.replaceAll(TOKEN, '…').slice(0, 40)}"`, () =>
      expect(tokensOfSubject(subject)).to.deep.include(carried).and.not.to.deep.include(bare));
  }

  it('of a mail from before holds a dot', () => {
    const old = `${'eyJhbGciOiJub25l'.repeat(4)}.${'c2lnbmF0dXJl'.repeat(3)}`;
    expect(tokensOfSubject(`unsubscribe ${old}`)).to.deep.equal([{ token: old, is_bare: true }]);
  });

  it('names few tokens, whatever it holds, and none in ordinary words', () => {
    expect(tokensOfSubject(Array.from({ length: 50 }, (_, at) => `${at}${TOKEN}`).join(' '))).to.have.length(5);
    for (const subject of [
      '',
      'unsubscribe',
      'Re: An article for you',
      'unsubscribe me please',
      `unsubscribe ${'x'.repeat(39)}`,
    ])
      expect(tokensOfSubject(subject), subject).to.deep.equal([]);
    expect(tokensOfSubject('unsubscribe '.repeat(100_000)).every(({ token }) => token.length <= 1_601)).to.equal(true);
  });
});
