import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { canonicalFormDrift } from '../../../../../domain/seo/checks/canonical/form-drift.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  canonicalFormDrift.judge(siteFrom(pages, overrides), context());
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;

describe('[U] canonical/form-drift', () => {
  const drift = (kind: string, one: string, other: string) => ({
    url: `${site}/`,
    observed: `${kind}: ${one} and ${other}`,
    expected: 'one form on all pages',
    where: 'canonical',
    related_urls: [one, other],
  });

  it('fires for www beside the bare host', () => {
    const www = 'https://www.site.example/b';
    expect(judge([page('/', '<p>a</p>', canonical('/')), page('/b', '<p>b</p>', canonical(www))])).to.deep.equal([
      drift('host', www, `${site}/`),
    ]);
  });

  it('fires for slashes that are added here and taken away there', () => {
    const pages = [
      page('/', '<p>0</p>'),
      page('/a', '<p>a</p>', canonical('/a/')),
      page('/b/', '<p>b</p>', canonical('/b')),
    ];
    expect(judge(pages)).to.deep.equal([drift('slash', `${site}/a/`, `${site}/b`)]);
  });

  it('fires for two spellings of one text', () => {
    const pages = [
      page('/', '<p>0</p>'),
      page('/Tea', '<p>tea</p>', canonical('/Tea')),
      page('/tea', '<p>tea</p>', canonical('/tea')),
    ];
    expect(judge(pages)).to.deep.equal([drift('spelling', `${site}/Tea`, `${site}/tea`)]);
  });

  it('leaves folders that end otherwise than pages, and ids in both cases, alone', () => {
    const pages = [
      page('/', '<p>0</p>', canonical('/')),
      page('/blog/', '<p>a</p>', canonical('/blog/')),
      page('/blog/post', '<p>b</p>', canonical('/blog/post')),
      page('/v/aB', '<p>c</p>', canonical('/v/aB')),
      page('/v/Ab', '<p>d</p>', canonical('/v/Ab')),
    ];
    expect(judge(pages)).to.deep.equal([]);
  });

  it('leaves other sites alone', () => {
    const elsewhere = page('/a', '<p>a</p>', canonical('https://www.other.example/a/'));
    expect(judge([page('/', '', canonical('/')), elsewhere])).to.deep.equal([]);
  });
});
