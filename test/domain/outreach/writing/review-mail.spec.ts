import { expect } from 'chai';
import { MAIL_FINDING_CODES, type MailFindingCode } from '../../../../domain/outreach/writing/mail-finding.js';
import { reviewMail } from '../../../../domain/outreach/writing/review-mail.js';
import { reviewTogether } from '../../../../domain/outreach/writing/review-together.js';

const TEXT =
  'I would like to suggest an article for your readers about restoring old hand planes. It would name its sources. May I send you a short outline? A brief no is fine.';
const mail = (change: { subject?: string; body?: string } = {}) => ({
  subject: 'Article proposal: hand planes',
  body: `Hello,\n\n${TEXT}\n\nKind regards`,
  ...change,
});
const say = (sentence: string) => mail({ body: `Hello,\n\n${TEXT} ${sentence}\n\nKind regards` });
const codes = (given: { subject: string; body: string }) => reviewMail(given).map(({ code }) => code);

describe('[U] review of a mail', () => {
  it('finds nothing in a plain one', () => {
    expect(reviewMail(mail())).to.deep.equal([]);
  });

  const found: [MailFindingCode, { subject: string; body: string }, string | null][] = [
    ['placeholder', say('I read {post} by [Your Name].'), '{post} [Your Name]'],
    ['placeholder', mail({ subject: 'An idea for {website}' }), '{website}'],
    ['empty_subject', mail({ subject: ' ' }), null],
    ['long_subject', mail({ subject: 'word '.repeat(13).trim() }), 'word '.repeat(13).trim()],
    ['false_reply', mail({ subject: 'Re: our call' }), 'Re: our call'],
    ['false_reply', mail({ subject: 'AW: Angebot' }), 'AW: Angebot'],
    ['short_body', mail({ body: 'Hello,\n\nan article?' }), null],
    ['long_body', mail({ body: 'word '.repeat(200) }), null],
    ['spam_phrase', say('This is a one-time offer.'), 'one-time offer'],
    ['spam_phrase', mail({ body: `Dear Sir or Madam,\n\n${TEXT}` }), 'Dear Sir or Madam'],
    ['spam_phrase', say('Das ist ein einmaliges Angebot.'), 'einmaliges Angebot'],
    ['spam_phrase', say('期間限定です。'), '期間限定'],
    ['promise', say('We guarantee more visitors.'), 'We guarantee'],
    ['promise', say('Wir garantieren mehr Besucher.'), 'Wir garantieren'],
    ['promise', say('Garantizamos más visitas.'), 'Garantizamos'],
    ['promise', say('Osiągniesz pierwszą stronę Google.'), 'pierwszą stronę Google'],
    ['link_trade', say('It has one dofollow link.'), 'dofollow'],
    ['link_trade', say('Wir bieten Linktausch an.'), 'Linktausch'],
    ['shouting', mail({ subject: 'READ THIS NOW please' }), 'READ THIS'],
    ['shouting', say('It is great!!'), '!!'],
    [
      'many_links',
      say('See a.example/1 at https://a.example/1, https://b.example/2 and https://c.example/3.'),
      'a.example/1 b.example/2 c.example/3',
    ],
    ['short_link', say('See https://bit.ly/3xyz'), 'https://bit.ly/3xyz'],
  ];
  for (const [code, given, excerpt] of found)
    it(`finds ${code}: ${excerpt ?? given.body.slice(0, 20)}`, () => {
      const findings = reviewMail(given);
      const finding = findings.find((each) => each.code === code);
      expect(finding, JSON.stringify(findings)).to.include({ code });
      if (excerpt !== null) expect(finding?.excerpt).to.equal(excerpt);
      expect(finding?.why).to.match(/\.$/);
      expect(finding?.change).to.match(/\.$/);
    });

  it('leaves alone what only looks like one', () => {
    const fine = [
      'The law on rent guarantees has changed.',
      'It is about SEO and B2B for NASA.',
      'Our readers pay for good links between chapters.',
      'A dear friend of mine restores planes.',
      'The year [2024] and footnote [1] stay.',
      'Ich bin garantiert kein Profi.',
      'See https://a.example/1 and https://b.example/2.',
    ];
    for (const sentence of fine) expect(codes(say(sentence)), sentence).to.deep.equal([]);
    expect(codes(mail({ subject: 'Recipes: red cabbage' }))).to.deep.equal([]);
  });

  it('lets a follow-up begin with “Re:”, however long it is', () => {
    const context = { isFirst: false, shared: [], compared: 0 };
    expect(reviewMail(mail({ subject: `Re: ${'word '.repeat(20).trim()}` }), context)).to.deep.equal([]);
  });

  it('has errors first, and a rule for each code', () => {
    const [first] = reviewMail(mail({ subject: 'One-time offer', body: `${TEXT} {x}` }));
    expect(first?.severity).to.equal('error');
    const known = new Set<string>([...found.map(([code]) => code), 'repeated_sentence']);
    expect(MAIL_FINDING_CODES.filter((code) => !known.has(code))).to.deep.equal([]);
  });

  it('finds a sentence that most mails of a campaign have, but no greeting, no closing, and none in few mails', () => {
    const own = (at: number) =>
      mail({ body: `Hello,\n\n${at < 6 ? TEXT : 'Other.'} Number ${at} is about site ${at} alone.\n\nKind regards` });
    const mails = Array.from({ length: 10 }, (_, at) => own(at));
    const review = reviewTogether(mails);
    expect(review(own(0)).at(-1)).to.include({
      code: 'repeated_sentence',
      excerpt: 'I would like to suggest an article for your readers about restoring old hand planes.',
    });
    expect(review(own(0)).at(-1)?.why).to.contain(
      '6 of 10 emails of this campaign have this sentence, and 3 more like it.',
    );
    expect(review(own(9)).map(({ code }) => code)).to.not.include('repeated_sentence');
    expect(reviewTogether(mails.slice(0, 4))(own(0))).to.deep.equal([]);
  });
});
