import { expect } from 'chai';
import { judgeListedPages } from '../../../activities/pages/judge-listed-pages.js';
import type { BatchLeaf, PageOutcome } from '../../../domain/pages/analysis/batch-report.js';
import { Acceptor } from '../../../domain/seo/acceptance/acceptor.js';
import { ALL_CHECKS } from '../../../domain/seo/checks/index.js';
import { ANALYZED_AT, analysisDeps } from '../../support/analysis-deps.js';
import { stubAcceptance } from '../../support/samples/stub-acceptance.js';
import { pageFrom } from '../../support/sites/pages.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const error = { code: 'timeout' as const, detail: 'Too slow' };
const url = 'https://site.example/a';

describe('[U] judging listed pages', () => {
  it('keeps each analysis, and what the slice came to', async () => {
    const deps = analysisDeps();
    deps.values.set('alice one', pageFrom('<h1>Lamps</h1>', { url }));
    const { judged } = await judgeListedPages(deps, {
      operation,
      slice: 2,
      target_keywords: [],
      pages: [
        { url, page: { ok: true, value: { key: 'one' } } },
        { url: 'https://site.example/b', page: { ok: false, error } },
      ],
      check_settings: { 'site.example': { thresholds: {}, severities: { 'title/missing': 'off' } } },
    });
    expect(judged).to.deep.equal([url]);
    const kept = deps.analyses.get(`alice ${url}`);
    expect(kept?.categories.meta_data.issues.map(({ check_id }) => check_id)).to.not.include('title/missing');
    const key = 'alice operation:0123456789abcdef01234567:batch:2';
    const outcomes = deps.values.get(key) as PageOutcome<BatchLeaf>[];
    expect(outcomes.map(({ ok }) => ok)).to.deep.equal([true, false]);
    expect(outcomes[0]?.ok && outcomes[0].value.line.overall_score).to.equal(kept?.overall_score);
  });

  it('leaves out what was accepted, for each page by its site', async () => {
    const deps = analysisDeps({
      openAcceptor: async ({ id }, site, audit_kind) =>
        new Acceptor(site === 'site.example' ? [stubAcceptance({ check: 'title/*' })] : [], ALL_CHECKS, {
          audit_id: id,
          audit_kind,
          now: ANALYZED_AT,
        }),
    });
    const urls = [url, 'https://other.example/a'];
    for (const each of urls) deps.values.set(`alice ${each}`, pageFrom('<h1>Lamps</h1>', { url: each }));
    const pages = urls.map((each) => ({ url: each, page: { ok: true as const, value: { key: each } } }));
    await judgeListedPages(deps, { operation, slice: 0, target_keywords: [], check_settings: {}, pages });
    const outcomes = deps.values.get('alice operation:0123456789abcdef01234567:batch:0') as PageOutcome<BatchLeaf>[];
    const leaves = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
    expect(leaves.map(({ line }) => line.accepted_findings)).to.deep.equal([1, 0]);
    expect(leaves.map(({ issues }) => issues.some(({ check_id }) => check_id === 'title/missing'))).to.deep.equal([
      false,
      true,
    ]);
  });
});
