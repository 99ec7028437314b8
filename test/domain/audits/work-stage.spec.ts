import { expect } from 'chai';
import { workStage } from '../../../domain/audits/work-stage.js';

const of = (...check_ids: string[]) => workStage({ check_ids, component: 'technical_seo' });

describe('[U] work stage', () => {
  it('puts what keeps pages from being found first', () => {
    expect(
      ['index/noindex-sitewide', 'robots/site-disallowed', 'canonical/to-error', 'crawl/status-5xx'].map((id) =>
        of(id),
      ),
    ).to.deep.equal(Array.from({ length: 4 }, () => 'findable'));
    expect(of('title/long', 'index/noindex-meta')).to.equal('findable');
  });

  it('puts texts last, and everything else between', () => {
    expect([of('title/long'), of('content/thin'), of('h1/missing')]).to.deep.equal(['content', 'content', 'content']);
    expect([of('sec/hsts-missing'), of('canonical/missing'), of('robots/missing'), of()]).to.deep.equal(
      Array.from({ length: 4 }, () => 'between'),
    );
    expect(workStage({ check_ids: [], component: 'content_strategy' })).to.equal('content');
  });
});
