import { expect } from 'chai';
import {
  countDraftWords,
  EMAIL_TONES,
  type EmailTone,
  FIRST_WORDS,
} from '../../../../domain/outreach/writing/email-draft.js';
import { MAIL_LANGUAGES, type MailLanguage } from '../../../../domain/outreach/writing/mail-language.js';
import type { MailSite } from '../../../../domain/outreach/writing/mail-site.js';
import { fillMailSlots } from '../../../../domain/outreach/writing/mail-slots.js';
import { countSharedSentences } from '../../../../domain/outreach/writing/repeated-sentences.js';
import { reviewMail } from '../../../../domain/outreach/writing/review-mail.js';
import { unfilledIn } from '../../../../domain/outreach/writing/template.js';
import { MAIL_TEXTS } from '../../../../domain/outreach/writing/texts/all-mail-texts.js';
import { writeFirstMail } from '../../../../domain/outreach/writing/write-first-mail.js';
import { expectNone } from '../../../support/expect-none.js';
import { sampleMails } from '../../../support/samples/mail-niches.js';

const LONG = `the history of ${'beekeeping in very old cities and '.repeat(14)}more`;
const BARE = { language: null, article: null, guidelines_url: null, contact_name: null };
/** Fifty leads: enough for a share to be one. */
const SEEDS = Array.from({ length: 50 }, (_, at) => `665f0c0ffee65f0c0ffee6${at.toString(16).padStart(2, '0')}`);
/** A sentence that more mails of a campaign have makes them read alike; a person writes an offer and a farewell of their own. */
const MOST_SHARED = 0.4;

const write = (language: MailLanguage, tone: EmailTone, topic: string, site: MailSite | null, seed = 'lead') =>
  writeFirstMail({ topic, tone, language, site, seed });

/** Every mail of ten niches in one language, in all tones, each from several leads. */
function writeMany(language: MailLanguage) {
  return EMAIL_TONES.flatMap((tone) =>
    sampleMails(language).flatMap(({ topic, site }) =>
      SEEDS.slice(0, 12).map((seed) => ({ site, ...write(language, tone, topic, site, seed) })),
    ),
  );
}

/** What is wrong with the text around slots, whatever the values are. */
function findSlips(text: string): string[] {
  const slips: [string, RegExp][] = [
    ['a slot', /[{}*]|undefined|null/],
    ['two blanks', / {2}|[ \t]+$|^[ \t]+/m],
    ['a blank before a mark', / [,.](?:\s|$)| …/],
    ['two marks', /[,.]{2}|[?!][.?!]/],
    ['a word twice', /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/u],
  ];
  return slips.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

describe('[U] first mail by rules', () => {
  for (const language of MAIL_LANGUAGES)
    it(`is finished, whatever is known of the site (${language})`, () => {
      const [open = '', close = ''] = MAIL_TEXTS[language].quotes.map((mark) => mark.trim());
      const count = (text: string, mark: string) => text.split(mark).length - 1;
      const wrong = writeMany(language).flatMap(({ subject, body }) => {
        const errors = [
          ...findSlips(subject),
          ...findSlips(body),
          ...reviewMail({ subject, body }).map(({ code }) => code),
        ];
        if (count(body, open) !== count(body, close)) errors.push('quotation marks');
        const words = countDraftWords(body);
        if (words < 25 || words >= FIRST_WORDS) errors.push(`${words} words`);
        return errors.length === 0 ? [] : [`${errors.join(', ')}: ${subject}\n${body}`];
      });
      expectNone(wrong.slice(0, 5), 'Mails with slips');
    });

  for (const language of MAIL_LANGUAGES)
    it(`says of a site what is known, and nothing else (${language})`, () => {
      for (const { site, subject, body, facts } of writeMany(language)) {
        const text = `${subject}\n${body}`;
        expect(facts.includes('article'), body).to.equal(site.article !== null && mentions(body, site));
        if (!facts.includes('guidelines')) expect(text).to.not.contain('/write');
        if (site.article === null) expect(text).to.not.contain('/article');
        if (site.contact_name === null) expect(facts).to.not.include('contact_name');
        expect(text).to.contain(
          site.name
            .split(/[„«“"]/)[0]
            ?.trim()
            .slice(0, 4) ?? '',
        );
        expect(facts).to.include('site_name');
      }
    });

  for (const language of MAIL_LANGUAGES)
    for (const tone of EMAIL_TONES)
      it(`reads differently for each of fifty leads (${language}, ${tone})`, () => {
        const article = { title: 'Title', url: 'https://site.example/a' };
        const site = { ...BARE, name: 'Site', article, guidelines_url: 'https://site.example/w' };
        // The same site for all: only structure and sentences can differ.
        const bodies = SEEDS.map((seed) => write(language, tone, 'topic', site, seed).body);
        const shapes = new Set(
          bodies.map((body) =>
            body
              .split('\n\n')
              .map((part) => part.slice(0, 12))
              .join('|'),
          ),
        );
        expect(shapes.size).to.be.greaterThan(12);
        expect(new Set(bodies).size).to.be.greaterThan(30);
        const [most] = countSharedSentences(bodies);
        expect(most?.share ?? 0, most?.sentence).to.be.at.most(MOST_SHARED);
      });

  it('is the same for the same lead', () => {
    const site = { ...BARE, name: 'Site' };
    expect(write('de', 'formal', 'Bienen', site)).to.deep.equal(write('de', 'formal', 'Bienen', site));
  });

  for (const tone of EMAIL_TONES)
    for (const topic of ['urban beekeeping', LONG, 'Is honey healthy?', '[Your Topic] {name}', 'a'])
      it(`needs no site (${tone}, ${topic.slice(0, 20)})`, () => {
        for (const language of MAIL_LANGUAGES) {
          const { subject, body, facts } = write(language, tone, topic, null, topic);
          expect(countDraftWords(body)).to.be.within(25, FIRST_WORDS - 1);
          expect(unfilledIn(`${subject}\n${body}`)).to.deep.equal([]);
          expect([...findSlips(subject), ...findSlips(body), ...facts], body).to.deep.equal([]);
        }
      });

  it('has a whole topic in its subject, or its first part, or none', () => {
    const topics = [
      'hand planes',
      'hand planes: how to choose, sharpen and store every one of them well',
      LONG,
      'x'.repeat(80),
    ];
    for (const language of MAIL_LANGUAGES)
      for (const topic of topics)
        for (const seed of SEEDS.slice(0, 20)) {
          const { subject } = write(language, 'professional', topic, { ...BARE, name: 'Site' }, seed);
          const rest = subject.toLowerCase().includes(topic.toLowerCase()) ? '' : subject.replace(/hand planes/i, '');
          expect(rest).to.not.match(/hand|plane|choose|sharpen|history|beekeeping|xx/i);
          expect(subject.length).to.be.at.most(60);
        }
  });

  it('puts names that begin with an article in quotation marks where grammar would change them', () => {
    const site = (language: MailLanguage, name: string) =>
      fillMailSlots(MAIL_TEXTS[language], 'x', { ...BARE, name }).site;
    expect(site('de', 'Der Gartenfreund')).to.equal('„Der Gartenfreund“');
    expect(site('de', 'garten.example')).to.equal('garten.example');
    expect(site('fr', 'Le Jardin')).to.equal('«\u00a0Le Jardin\u00a0»');
    expect(site('fr', 'Vert')).to.equal('Vert');
    expect(site('en', 'The Garden')).to.equal('The Garden');
    expect(site('ja', '庭')).to.equal('「庭」');
  });

  it('begins small behind the comma of a greeting where a language has it so', () => {
    for (const language of ['de', 'it', 'pl'] as const)
      for (const { body } of writeMany(language)) {
        const [greeting = '', first = ''] = body.split('\n\n');
        expect(greeting.endsWith(','), greeting).to.equal(true);
        expect(first.charAt(0), first).to.match(/\p{Ll}/u);
      }
  });

  it('greets people by forms that fit anyone', () => {
    const greet = (language: MailLanguage, tone: EmailTone) =>
      write(language, tone, 'x', { ...BARE, name: 'Site', contact_name: 'Kim Weber' }).body.split('\n')[0];
    expect(MAIL_LANGUAGES.map((language) => greet(language, 'formal'))).to.deep.equal([
      'Dear Kim Weber,',
      'Guten Tag Kim Weber,',
      'Geachte Kim Weber,',
      'Bonjour Kim Weber,',
      'A la atención de Kim Weber:',
      'Gentile Kim Weber,',
      'À atenção de Kim Weber,',
      greet('pl', 'formal'),
      'Kim Weber 様',
    ]);
    expect(greet('pl', 'formal')).to.match(/^Szanown[ia] /);
  });
});

/** Whether a body quotes the article: any run of letters of its title. */
function mentions(body: string, { article }: MailSite): boolean {
  const [word = ''] = article?.title.match(/[\p{L}\p{N} ]{4,}/gu) ?? [];
  return word !== '' && body.includes(word.trim());
}
