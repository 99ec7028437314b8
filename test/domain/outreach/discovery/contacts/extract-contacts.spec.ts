import { expect } from 'chai';
import {
  bestContact,
  type Contact,
  extractContacts,
} from '../../../../../domain/outreach/discovery/contacts/extract-contacts.js';
import type { FoundPage } from '../../../../../domain/outreach/discovery/found-page.js';
import { endsSoon } from '../../../../support/processor-time.js';
import { protect } from '../../../../support/protect-address.js';
import { foundPage } from '../../../../support/samples/found-page.js';

const ANA = 'ana@blog.example';
const found = (overrides: Partial<FoundPage>) =>
  extractContacts(foundPage(overrides)).map(({ email, source }) => `${source} ${email}`);

describe('[U] extract contacts', () => {
  for (const [what, page, source] of [
    [
      'a percent-encoded mailto with a subject',
      { mailtos: ['mailto:ana%40blog.example?subject=Hi%20there'] },
      'mailto',
    ],
    ['the first of several receivers', { mailtos: ['MAILTO:Ana@Blog.example,bo@blog.example'] }, 'mailto'],
    ['the text', { text: 'Write to ana@blog.example.' }, 'text'],
    ['JSON-LD', { structured: [`{"@type":"Person","email":"mailto:${ANA}"}`] }, 'structured_data'],
    ['microdata', { structured: [ANA] }, 'structured_data'],
    ['Cloudflare’s data-cfemail', { protected_emails: [protect(ANA)] }, 'protected'],
    ['words', { text: 'ana [at] blog [dot] example' }, 'spelled_out'],
    ['text that runs backwards', { reversed: ['elpmaxe.golb@ana'] }, 'reversed'],
  ] as [string, Partial<FoundPage>, string][])
    it(`from ${what}`, () => {
      expect(found(page)).to.deep.equal([`${source} ${ANA}`]);
    });

  it('each once, where it stood first, with its page', () => {
    const page = foundPage({ mailtos: [`mailto:${ANA}`], text: `${ANA} Ana@BLOG.example bo@blog.example` });
    expect(extractContacts(page)).to.deep.equal([
      { email: ANA, source: 'mailto', page: page.url },
      { email: 'bo@blog.example', source: 'text', page: page.url },
    ]);
  });

  it('never files, rules of style, trackers, hashes, samples or machines', () => {
    const text = [
      'logo@2x.png hero@3x.webp @media print id@sentry.example 0123456789abcdef0123456789abcdef@press.org',
      'you@example.com noreply@blog.example abuse@blog.example react@18.2.0 a@b ana@192.0.2.1',
    ].join(' ');
    expect(found({ text: `${text} real@press.org` })).to.deep.equal(['text real@press.org']);
    expect(
      found({ mailtos: ['mailto:', 'mailto:%E0%A4%A', 'mailto:?subject=x'], protected_emails: ['zz'] }),
    ).to.deep.equal([]);
  });

  it('of international names as they are compared', () => {
    expect(found({ text: 'ana@bücher.de' })).to.deep.equal(['text ana@xn--bcher-kva.de']);
  });

  it('in time that grows with the page alone', () => {
    for (const part of ['a@', 'a.', '@', 'a@a.', 'a at ', 'x'])
      expect(endsSoon(() => found({ text: part.repeat(200_000 / part.length) }))).to.deep.equal([]);
  });
});

describe('[U] best contact', () => {
  const listed = (...emails: string[]): Contact[] =>
    emails.map((email) => ({ email, source: 'text', page: 'https://blog.example/' }));
  const best = (...emails: string[]) => bestContact(listed(...emails), 'https://www.blog.example/')?.email ?? null;

  it('is the site’s own before others, its editors before persons, and the first of equals', () => {
    expect(best('editor@agency.org', 'bo@blog.example')).to.equal('bo@blog.example');
    expect(best('bo@blog.example', 'editor@mail.blog.example')).to.equal('editor@mail.blog.example');
    expect(best('bo@agency.org', 'editor@agency.org')).to.equal('editor@agency.org');
    expect(best('bo@blog.example', 'cy@blog.example')).to.equal('bo@blog.example');
    expect(best()).to.equal(null);
  });
});
