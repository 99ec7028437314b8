import { expect } from 'chai';
import { extractNewText } from '../../../../domain/outreach/replies/new-text.js';
import { composeText } from '../../../../domain/outreach/writing/compose-text.js';
import { expectNone } from '../../../support/expect-none.js';
import { replyTextCases } from '../../../support/mail/mail-fixtures.js';
import { endsSoon } from '../../../support/processor-time.js';

const FOOTER = /reply (?:with the word )?stop/i;

describe('[U] new text of a reply', () => {
  for (const { id, text, want, sent } of replyTextCases()) {
    it(`is what the writer wrote: ${id}`, () => {
      expect(extractNewText(text, { sentText: sent ?? null }).text).to.equal(want);
    });
  }

  it('never has the footer of the mail that is answered', () => {
    const leaks = replyTextCases().filter(({ text, sent }) =>
      FOOTER.test(extractNewText(text, { sentText: sent ?? null }).text),
    );
    expectNone(
      leaks.map(({ id }) => id),
      'Replies with our footer in their new text',
    );
  });

  it('tells whether something was quoted', () => {
    expect(extractNewText('Yes.\n\n-- \nAna').quoted_text_removed).to.equal(false);
    expect(extractNewText('Yes.\n\n> No?').quoted_text_removed).to.equal(true);
    expect(extractNewText('Yes.').quoted_text_removed).to.equal(false);
  });

  it('loses lines of ours by what was sent, when nothing else marks them', () => {
    const sentText = 'Shall I send a draft about hives?\nReply STOP and I will not write again.';
    const { text, quoted_text_removed } = extractNewText(`Please do.\n${sentText}`, { sentText });
    expect({ text, quoted_text_removed }).to.deep.equal({ text: 'Please do.', quoted_text_removed: true });
  });

  it('loses the last line of our footer, whatever else is known', () => {
    const { text } = composeText({
      body: 'Shall I?',
      sender: { name: 'Sam', organization: 'Out', postal_address: 'Lane 1' },
      unsubscribe_url: 'https://out.example/u/1',
    });
    expect(extractNewText(`Yes.\n\n${text}`, { sentText: 'Shall I?\nPlease do tell me soon.' }).text).to.equal(
      'Yes.\n\nShall I?',
    );
    expect(extractNewText(`Yes.\n${text.split('\n').at(-2)}`).text).to.equal('Yes.');
  });

  const line = 'On Tue, Mar 3, 2026 at 9:15 AM Sam Lee <sam@out.example> wrote:\n';
  for (const [name, hostile] of Object.entries({
    'one line of quote marks': '> '.repeat(100_000),
    'one line of "On"': 'On '.repeat(70_000),
    'one line of "On … wrote:"': 'On Mon wrote: '.repeat(15_000),
    'many lines above no quotation': 'On Monday Bob wrote:\n'.repeat(10_000),
    'many lines above quotations': `${line}> a\nb\n`.repeat(2_500),
    'many headers': 'From: a@b.example\n'.repeat(11_000),
    'many labels': 'a: b\n'.repeat(40_000),
    'empty lines': '\n'.repeat(200_000),
    'one blank line': ' '.repeat(200_000),
    'rules over rules': `${'_'.repeat(200)}\n`.repeat(1_000),
  })) {
    it(`comes soon from 200 KB of ${name}`, () => {
      const sentText = 'A mail that was sent some day, with a line or two.\n'.repeat(50);
      endsSoon(() => extractNewText(hostile, { sentText }));
    });
  }
});
