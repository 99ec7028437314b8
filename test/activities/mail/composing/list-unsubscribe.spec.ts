import { expect } from 'chai';
import { listUnsubscribe } from '../../../../activities/mail/composing/list-unsubscribe.js';

const URL_OF_LINK = 'https://press.example/u/t';
const LINK = `<${URL_OF_LINK}>`;

/** What a mail program writes from the header: whom to, and under which subject (RFC 6068). */
function written(value: string): { to: string; subject: string | null } {
  const url = new URL(/<(mailto:[^>]*)>/.exec(value)?.[1] ?? 'mailto:none');
  return { to: decodeURIComponent(url.pathname), subject: url.searchParams.get('subject') };
}

describe('[U] the List-Unsubscribe header', () => {
  it('holds the link alone where no mail is read', () => {
    expect(listUnsubscribe(URL_OF_LINK, null)).to.equal(LINK);
  });

  it('holds the address and the link where it is', () => {
    const value = listUnsubscribe(URL_OF_LINK, { email: 'ana@press.example', subject: 'unsubscribe aZ0-_' });
    expect(value).to.equal(`<mailto:ana@press.example?subject=unsubscribe%20aZ0-_>, ${LINK}`);
  });

  for (const email of [
    'ana+news@press.example',
    'a&b=c@press.example',
    "o'neil!*@press.example",
    'ж#50%?@press.example',
  ]) {
    it(`names ${email} such that it is written to`, () => {
      const value = listUnsubscribe(URL_OF_LINK, { email, subject: 'unsubscribe a>b&c=d, <e>' });
      expect(value).to.match(/^<mailto:[^<>,\s\u0080-\uffff]*>, <https:[^<>]*>$/);
      expect(written(value)).to.deep.equal({ to: email, subject: 'unsubscribe a>b&c=d, <e>' });
    });
  }

  it('leaves an address out that no line of a header can hold, and keeps one that just fits', () => {
    const of = (length: number) => listUnsubscribe(URL_OF_LINK, { email: 'a@b.example', subject: 'x'.repeat(length) });
    const most = 998 - 'List-Unsubscribe: <mailto:a@b.example?subject=>,'.length;
    expect([of(most).startsWith('<mailto:'), of(most + 1)]).to.deep.equal([true, LINK]);
    expect(`List-Unsubscribe: ${of(most)}`.split(' <https:')[0]).to.have.length(998);
  });
});
