import { expect } from 'chai';
import { heldTargets } from '../../../../domain/seo/checks/link-follow.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body: string, head = '') => pageFrom(htmlPage(body, head), { url: `${site}${path}` });

describe('[U] held targets', () => {
  it('are those that some link or page holds back from, with all who link to them', () => {
    const pages = [
      page('/', '<a href="/a">A</a><a href="/b">B</a>'),
      page('/1', '<a rel="nofollow" href="/a">A</a><a rel="nofollow" href="/1">Self</a>'),
      page('/2', '<a rel="nofollow" href="/a">A</a><a href="/a#x">A</a>'),
      page('/3', '<a href="/c">C</a>', '<meta name="robots" content="nofollow">'),
    ];
    expect([...heldTargets(siteFrom(pages))]).to.deep.equal([
      [`${site}/a`, { followed: [`${site}/`, `${site}/2`], held: [`${site}/1`], onNofollowPages: [] }],
      [`${site}/c`, { followed: [], held: [], onNofollowPages: [`${site}/3`] }],
    ]);
  });
});
