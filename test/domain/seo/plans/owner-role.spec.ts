import { expect } from 'chai';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { ownerRole } from '../../../../domain/seo/plans/owner-role.js';

const fix = (id: string) => ownerRole({ id: `fix/${id}`, component: 'on_page_seo', check_ids: [id] });

describe('[U] owner role', () => {
  it('gives texts to content, templates and servers to developers', () => {
    expect(['title/missing', 'content/thin', 'image/alt-missing'].map(fix)).to.deep.equal([
      'content',
      'content',
      'content',
    ]);
    expect(['image/no-dimensions', 'crawl/status-5xx', 'sec/hsts-missing', 'sitemap/missing'].map(fix)).to.deep.equal([
      'developer',
      'developer',
      'developer',
      'developer',
    ]);
  });

  it('gives measuring and outreach to marketing, other improvements by their component', () => {
    const improve = (name: string, component: 'content_strategy' | 'page_speed') =>
      ownerRole({ id: `improvement/${name}`, component, check_ids: [] });
    expect(improve('competitor-topics', 'content_strategy')).to.equal('marketing');
    expect(improve('section-hub', 'content_strategy')).to.equal('content');
    expect(improve('lighthouse-savings', 'page_speed')).to.equal('developer');
  });

  it('has an answer for every check there is', () => {
    expect(new Set(ALL_CHECKS.map(({ id }) => fix(id)))).to.deep.equal(new Set(['content', 'developer']));
  });
});
