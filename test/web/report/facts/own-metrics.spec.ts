import { expect } from 'chai';
import { readOwnMetrics } from '../../../../web/report/facts/own-metrics.js';
import { reportAudit } from '../../../support/samples/report-audit.js';

describe('[U] own metrics', () => {
  it('lie with the content, or with on-page where content was not judged', () => {
    const audit = reportAudit();
    expect(readOwnMetrics(audit)).to.deep.include({ url: 'https://shop.example', indexable_pages: 870 });
    const content_strategy = { ...audit.components.content_strategy, metrics: {} };
    expect(readOwnMetrics({ ...audit, components: { ...audit.components, content_strategy } })).to.include({
      indexable_pages: 870,
    });
  });

  it('are null where nothing was crawled', () => {
    const audit = reportAudit();
    const bare = { ...audit.components.on_page_seo, metrics: { indexable_pages: 'many' } };
    const components = { ...audit.components, content_strategy: bare, on_page_seo: bare };
    expect(readOwnMetrics({ ...audit, components })).to.equal(null);
  });
});
