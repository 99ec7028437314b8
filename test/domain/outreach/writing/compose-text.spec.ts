import { expect } from 'chai';
import { extractNewText } from '../../../../domain/outreach/replies/new-text.js';
import { composeText, escapeHtml, FOOTER_MARK, footerLines } from '../../../../domain/outreach/writing/compose-text.js';
import { MAIL_LANGUAGES } from '../../../../domain/outreach/writing/mail-language.js';
import { MAIL_TEXTS } from '../../../../domain/outreach/writing/texts/all-mail-texts.js';
import { writeFirstMail } from '../../../../domain/outreach/writing/write-first-mail.js';
import { sampleMails } from '../../../support/samples/mail-niches.js';

const sender = { name: 'Ana Lind', organization: 'Press & Co', postal_address: '1 High Street\r\n\n Springfield ' };
const unsubscribe_url = 'https://mail.example/u/abc.def?x=1&y=2';
const compose = (body: string, change: Partial<typeof sender> = {}) =>
  composeText({ body, sender: { ...sender, ...change }, unsubscribe_url });
/** The HTML of the body alone. */
const htmlOf = (body: string): string => compose(body).html.split('<html><body>\n')[1]?.split('\n<p style=')[0] ?? '';

describe('[U] footerLines', () => {
  it('say who writes, from where, and how to get no more', () => {
    expect(footerLines(sender, unsubscribe_url)).to.deep.equal([
      'Ana Lind, Press & Co',
      '1 High Street, Springfield',
      `If you would rather not hear from me again: ${unsubscribe_url}`,
    ]);
  });

  it('leave out what is not known, for a preview', () => {
    expect(footerLines({ name: 'Ana', organization: ' ', postal_address: '' }, 'x').slice(0, 2)).to.deep.equal([
      'Ana',
      '',
    ]);
  });
});

describe('[U] composeText', () => {
  it('puts the footer below the body, after a line that marks it', () => {
    expect(compose('Hello,\n\nan article?').text).to.equal(
      [
        'Hello,',
        '',
        'an article?',
        '',
        FOOTER_MARK,
        'Ana Lind, Press & Co',
        '1 High Street, Springfield',
        `If you would rather not hear from me again: ${unsubscribe_url}`,
        '',
      ].join('\n'),
    );
  });

  it('says the same as HTML, without an image or a script', () => {
    expect(compose('Hello,\r\nan <article>?\r\rSee https://press.example/a?b=1&c="2".').html).to.equal(
      [
        '<!doctype html><html><body>',
        '<p>Hello,<br>',
        'an &lt;article&gt;?</p>',
        '<p>See <a href="https://press.example/a?b=1&amp;c=">https://press.example/a?b=1&amp;c=</a>&quot;2&quot;.</p>',
        '<p style="color:#555;font-size:12px">--<br>Ana Lind, Press &amp; Co<br>',
        '1 High Street, Springfield<br>If you would rather not hear from me again: ' +
          '<a href="https://mail.example/u/abc.def?x=1&amp;y=2">unsubscribe</a></p>',
        '</body></html>',
      ].join('\n'),
    );
  });

  it('escapes what a sender is called', () => {
    const { html } = compose('Hi', { name: '<img src=x onerror=alert(1)>', organization: `"'&` });
    expect(html).to.contain('&lt;img src=x onerror=alert(1)&gt;, &quot;&#39;&amp;<br>').and.not.contain('<img');
  });

  it('keeps lines, blanks at their beginning and blank lines of the text', () => {
    expect(compose('\n\n  a\n\n\n  b \n\n').text.split(`\n\n${FOOTER_MARK}`)[0]).to.equal('  a\n\n\n  b');
  });

  const links: [text: string, address: string][] = [
    ['See https://press.example.', 'https://press.example'],
    ['(https://press.example/a)', 'https://press.example/a'],
    ['https://wiki.example/Bee_(insect)', 'https://wiki.example/Bee_(insect)'],
    ['(see https://wiki.example/Bee_(insect)), and', 'https://wiki.example/Bee_(insect)'],
    ["'https://press.example/it's'!?", "https://press.example/it's"],
    ['<https://press.example/a>', 'https://press.example/a'],
    ['http://bücher.example/ä, or', 'http://bücher.example/ä'],
  ];
  for (const [text, address] of links)
    it(`makes ${address} a link in ${text}`, () => {
      const escaped = address.replaceAll("'", '&#39;');
      expect(htmlOf(text)).to.contain(`<a href="${escaped}">${escaped}</a>`);
    });

  it('makes no link of other schemes', () => {
    expect(htmlOf('javascript:alert(1) data:text/html,x ftp://press.example')).to.not.contain('<a');
  });

  it('gives a footer that readers of replies can take away again', () => {
    const sentText = compose('Hello, would you like an article about bees?').text;
    const quoted = sentText.split('\n').map((line) => `> ${line}`);
    const reply = ['Sounds great, send it.', '', ...quoted, ...footerLines(sender, unsubscribe_url)].join('\n');
    expect(extractNewText(reply, { sentText })).to.deep.equal({
      text: 'Sounds great, send it.',
      quoted_text_removed: true,
    });
  });

  it('has done with endless text at once', () => {
    for (const piece of ['http://', 'https://a)', 'https://a(', '\n', '<', 'https://.'])
      expect(compose(piece.repeat(20_000)).html.length).to.be.greaterThan(100);
    expect(htmlOf(`https://${'.'.repeat(100_000)}`)).to.contain('https://');
    expect(htmlOf(`https://a${')'.repeat(100_000)}`)).to.contain('<a href="https://a">');
  });

  it('has its footer in the language of the body, and cuts it from replies in each', () => {
    for (const language of MAIL_LANGUAGES) {
      const [{ topic, site, seed } = { topic: '', site: null, seed: '' }] = sampleMails(language);
      const { body } = writeFirstMail({ topic, tone: 'formal', language, site, seed });
      const { text, html } = compose(body);
      const { opt_out, unsubscribe } = MAIL_TEXTS[language].footer;
      expect(text).to.contain(`${opt_out}${unsubscribe_url}`);
      expect(html).to.contain(`>${escapeHtml(unsubscribe)}</a>`);
      const reply = `OK\n\n${opt_out}${unsubscribe_url}`;
      expect(extractNewText(reply).text).to.equal('OK');
    }
    expect(compose('x').text).to.contain('If you would rather not hear from me again: ');
  });
});
