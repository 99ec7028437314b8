import { expect } from 'chai';
import type { CompleteAudit } from '../../../../../domain/audits/audit-result.js';
import { listGaps } from '../../../../../web/report/short/facts/list-gaps.js';
import { DE } from '../../../../../web/report/texts/de.js';
import { EN } from '../../../../../web/report/texts/en.js';
import { reportAudit } from '../../../../support/samples/report-audit.js';

const audit = reportAudit({ issues: 5 });
const withGaps: CompleteAudit = {
  ...audit,
  reliability: { reliable: false, reason: '40 of 50 requests (80%) were refused with 403 or 429: turned away' },
  crawl: { ...audit.crawl, out_of_time: true },
  components: {
    ...audit.components,
    sitemap: { ...audit.components.sitemap, status: 'failed', error: 'Timed out after 60 seconds' },
    technical_seo: {
      ...audit.components.technical_seo,
      checks_skipped: [
        { id: 'a/a', reason: 'no page was rendered in a browser' },
        { id: 'a/b', reason: 'something that no catalog knows' },
      ],
    },
    page_speed: {
      ...audit.components.page_speed,
      metrics: { strategies: {}, failed_strategies: [{ strategy: 'desktop', reason: 'The browser does not respond' }] },
    },
  },
};

describe('[U] gaps of the short report', () => {
  it('name what was not seen, most important first, in English', () => {
    expect(listGaps(withGaps, EN).map(({ what }) => what)).to.deep.equal([
      'The overall score',
      'Part of the pages',
      'Sitemap',
      'Page speed (computer)',
      'Response to taps and keys (INP)',
      '2 more gaps',
    ]);
  });

  it('are in German, and refer to the full report for a reason that the catalog lacks', () => {
    const gaps = listGaps(withGaps, DE);
    expect(gaps).to.deep.include({ what: 'XML-Sitemap', why: 'Das Zeitlimit war überschritten.' });
    const few = { ...withGaps, crawl: audit.crawl, reliability: audit.reliability };
    expect(listGaps(few, DE)).to.deep.include({
      what: '1 Prüfung',
      why: 'Den Grund nennt der ausführliche Bericht.',
    });
    expect(gaps.at(-1)?.what).to.equal('2 weitere Lücken');
    expect(gaps[0]?.why).to.match(/^40 von 50 Anfragen/);
  });

  it('are none where everything was measured', () => {
    const metrics = { strategies: {}, failed_strategies: [] };
    const { page_speed, on_page_seo } = audit.components;
    const components = {
      ...audit.components,
      page_speed: { ...page_speed, status: 'completed' as const, metrics },
      on_page_seo: { ...on_page_seo, checks_skipped: [] },
    };
    const gaps = listGaps({ ...audit, components }, EN);
    expect(gaps.map(({ what }) => what)).to.deep.equal(['Response to taps and keys (INP)']);
  });
});
