import { expect } from 'chai';
import { listErrors, readSitemap, url, urlset } from './read-sitemap.js';

const A = 'https://site.example/a';
const errors = async (more: string) => listErrors(await readSitemap(urlset(url(A, more))));

describe('[U] judge-details', () => {
  const priorities: [value: string, valid: boolean][] = [
    ['0', true],
    ['0.5', true],
    ['1.0', true],
    ['.5', true],
    ['1.1', false],
    ['-1', false],
    ['high', false],
    ['0,5', false],
  ];
  for (const [value, valid] of priorities) {
    it(`priority ${value}: ${valid}`, async () => {
      expect(await errors(`<priority>${value}</priority>`)).to.deep.equal(valid ? [] : [`priority_invalid 2 ${value}`]);
    });
  }

  it('knows the change frequencies', async () => {
    expect(await errors('<changefreq>weekly</changefreq>')).to.deep.equal([]);
    expect(await errors('<changefreq>Often</changefreq>')).to.deep.equal(['changefreq_invalid 2 Often']);
  });

  it('counts images to a thousand', async () => {
    expect(await errors('<image:image/>'.repeat(1000))).to.deep.equal([]);
    expect(await errors('<image:image/>'.repeat(1001))).to.deep.equal(['image_too_many 2 1001 images']);
  });

  it('judges each video on its own', async () => {
    const parts = ['thumbnail_loc', 'title', 'description', 'player_loc'];
    const video = (names: string[]) =>
      `<video:video>${names.map((name) => `<video:${name}>x</video:${name}>`).join('')}</video:video>`;
    expect(await errors(video(parts))).to.deep.equal([]);
    expect(await errors(video(parts) + video(['title']))).to.deep.equal([`video_incomplete 2 ${A}`]);
    expect(await errors(video(parts.slice(0, 3)))).to.deep.equal([`video_incomplete 2 ${A}`]);
    const parsed = await readSitemap(urlset(url(A, video(parts) + video(parts))));
    expect(parsed.entries[0]?.videos).to.equal(2);
  });

  describe('news', () => {
    const news = (date: string, title = '<news:title>T</news:title>') =>
      '<news:news><news:publication><news:name>N</news:name><news:language>en</news:language></news:publication>' +
      `<news:publication_date>${date}</news:publication_date>${title}</news:news>`;

    it('is fine when fresh and complete, all on one date (case 26)', async () => {
      const items = Array.from({ length: 30 }, (_, index) => url(`${A}${index}`, news('2026-01-10')));
      const parsed = await readSitemap(urlset(...items));
      expect(parsed.file.faults).to.deep.equal([]);
      expect(parsed.entries.every((entry) => entry.news)).to.equal(true);
    });

    it('is too old after 48 hours', async () => {
      expect(await errors(news('2026-01-08T12:00:00Z'))).to.deep.equal([]);
      expect(await errors(news('2026-01-08T11:59:59Z'))).to.deep.equal(['news_too_old 2 2026-01-08T11:59:59Z']);
    });

    it('lacks parts', async () => {
      expect(await errors(news('2026-01-10', ''))).to.deep.equal([`news_incomplete 2 ${A} lacks news/title`]);
      expect(await errors('<news:news/>')).to.deep.equal([
        `news_incomplete 2 ${A} lacks news/publication/name, news/publication/language, news/publication_date, news/title`,
      ]);
    });

    it('is too much beyond a thousand', async () => {
      const items = Array.from({ length: 1001 }, (_, index) => url(`${A}${index}`, news('2026-01-10')));
      expect(listErrors(await readSitemap(urlset(...items)))).to.deep.equal([
        'news_too_old 1002 more than 1,000 news entries',
      ]);
    });
  });

  it('tells dates to come, a day of grace given', async () => {
    expect(await errors('<lastmod>2026-01-11T11:00:00Z</lastmod>')).to.deep.equal([]);
    expect(await errors('<lastmod>2026-01-12</lastmod>')).to.deep.equal(['lastmod_future 2 2026-01-12']);
  });
});
