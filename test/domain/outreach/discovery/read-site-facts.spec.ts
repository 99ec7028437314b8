import { expect } from 'chai';
import { findRecent } from '../../../../domain/outreach/discovery/find-recent.js';
import { readSiteFacts } from '../../../../domain/outreach/discovery/read-site-facts.js';
import { foundPage } from '../../../support/samples/found-page.js';

const NOW = new Date('2026-06-01T08:00:00Z');
const read = (change: Parameters<typeof foundPage>[0], email: string | null = null) =>
  readSiteFacts([foundPage(change)], { email, article: null, now: NOW });

describe('[U] facts of a site', () => {
  it('are none where it says nothing', () => {
    expect(read({})).to.deep.equal({
      name: null,
      language: null,
      recent_article: null,
      guidelines_url: null,
      contact_name: null,
      read_at: NOW.toISOString(),
    });
  });

  it('name it as it names itself, and not as programs do', () => {
    expect(read({ site_name: 'The Workshop Blog' }).name).to.equal('The Workshop Blog');
    const structured = ['{"@graph":[{"@type":["WebSite"],"name":"Garden Post"}]}'];
    expect(read({ site_name: 'My WordPress', structured }).name).to.equal('Garden Post');
    for (const site_name of ['Home', 'x', 'https://blog.example', 'word '.repeat(20), 'Just another WordPress site'])
      expect(read({ site_name, title: 'Title' }).name, site_name).to.equal(null);
    expect(read({ structured: ['{"@type":"WebSite","name":'] }).name).to.equal(null);
  });

  it('have a language that exists', () => {
    expect(['de-AT', 'JA', 'xx', ''].map((language) => read({ language }).language)).to.deep.equal([
      'de',
      'ja',
      null,
      null,
    ]);
  });

  it('have the guidelines of the page, or those of the site that it links to', () => {
    const rules = { title: 'Write for us', text: 'Our submission guidelines: at least 900 words.' };
    expect(read(rules).guidelines_url).to.equal('https://blog.example/write-for-us');
    const links = [
      { url: 'https://other.example/write-for-us', text: 'Write for us' },
      { url: 'https://blog.example/autoren', text: 'Hinweise für Autorinnen' },
    ];
    expect(read({ url: 'https://blog.example/', links }).guidelines_url).to.equal('https://blog.example/autoren');
    const refusal = { ...rules, text: `${rules.text} We do not accept guest posts.` };
    expect(read({ ...refusal, links }).guidelines_url).to.equal(null);
  });

  it('have the name of a person only together with the address', () => {
    const person = (name: string, email: string) => [JSON.stringify({ author: { '@type': 'Person', name, email } })];
    const named = (name: string) => read({ structured: person(name, 'mailto:Ana@blog.example') }, 'ana@blog.example');
    expect(named('Ana  Lind').contact_name).to.equal('Ana Lind');
    expect(read({ structured: person('Ana Lind', 'ana@blog.example') }, 'bo@blog.example').contact_name).to.equal(null);
    expect(read({ structured: person('Ana Lind', '') }, 'ana@blog.example').contact_name).to.equal(null);
    for (const name of ['Editorial Team', 'admin', 'ana@blog.example', 'User 12'])
      expect(named(name).contact_name).to.equal(null);
  });
});

describe('[U] newest article of a feed', () => {
  const find = (...items: [title: string, url: string, date: string][]) =>
    findRecent(
      items.map(([title, url, date]) => ({ title, url, date })),
      'https://www.blog.example/write',
      NOW,
    );

  it('is the newest of the site itself that has a day in the past', () => {
    expect(
      find(
        ['Old', 'https://blog.example/old', '2026-01-02'],
        ['New', 'https://blog.example/new', 'Wed, 20 May 2026 23:30:00 GMT'],
        ['Planned', 'https://blog.example/planned', '2026-07-01'],
        ['Elsewhere', 'https://other.example/x', '2026-05-30'],
        ['No date', 'https://blog.example/x', ''],
        ['', 'https://blog.example/untitled', '2026-05-30'],
        ['Script', 'javascript:alert(1)', '2026-05-30'],
      ),
    ).to.deep.equal({ title: 'New', url: 'https://blog.example/new', published_on: '2026-05-20' });
    expect(find(['No date', 'https://blog.example/x', 'May'])).to.equal(null);
    expect(find()).to.equal(null);
  });
});
