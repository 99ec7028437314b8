import { expect } from 'chai';
import { composeAnswer } from '../../../../domain/outreach/inbox/compose-answer.js';

const SENDER = { name: 'Ana Lind', organization: 'Press Ltd', postal_address: '1 High Street\nSpringfield' };
const ANSWERED = {
  from_email: 'bo@blog.example',
  received_at: '2026-06-03T07:12:00.000Z',
  body: 'Sounds good.\n> old',
};

describe('[U] composeAnswer', () => {
  it('puts the signature below the text, and what is answered below that', () => {
    expect(composeAnswer('\nThank you,\r\nhere it is.\n\n', SENDER, ANSWERED).text).to.equal(
      [
        'Thank you,',
        'here it is.',
        '',
        '-- ',
        'Ana Lind, Press Ltd',
        '1 High Street, Springfield',
        '',
        'On 2026-06-03, bo@blog.example wrote:',
        '> Sounds good.',
        '>> old',
        '',
      ].join('\n'),
    );
  });

  it('fills nothing in, and takes markup for text', () => {
    const { text, html } = composeAnswer('{name}', SENDER, { ...ANSWERED, body: '<b>A</b> {your_site}' });
    expect(text).to.contain('{name}').and.to.contain('> <b>A</b> {your_site}');
    expect(html).to.contain('&lt;b&gt;A&lt;/b&gt; {your_site}').and.not.contain('<b>');
  });

  it('names no unsubscribe link, and no empty signature', () => {
    const { text } = composeAnswer('Hi', { name: 'Ana', organization: '', postal_address: ' ' }, ANSWERED);
    expect(text)
      .to.match(/^Hi\n\n-- \nAna\n\nOn /)
      .and.not.match(/unsubscribe|hear from me/i);
  });

  it('cuts a long quotation between two characters', () => {
    const { text } = composeAnswer('Hi', SENDER, { ...ANSWERED, body: '🐝'.repeat(5_001) });
    expect(text.match(/🐝/gu)).to.have.length(5_000);
    expect(text).to.match(/🐝\n> \[…\]\n$/u);
    expect(composeAnswer('Hi', SENDER, { ...ANSWERED, body: '🐝'.repeat(5_000) }).text).to.not.contain('[…]');
  });
});
