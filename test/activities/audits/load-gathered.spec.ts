import { expect } from 'chai';
import { loadGathered } from '../../../activities/audits/load-gathered.js';
import { gatheredKey, resultKey } from '../../../domain/operations/artifact-keys.js';
import { auditDeps, crawlResult, NOW, OPERATION } from '../../support/audit-deps.js';
import { stubAcceptance } from '../../support/samples/stub-acceptance.js';

const AGAIN = { id: 'f'.repeat(24), user_id: 'alice' };
const GATHERED = {
  request: { audit_type: 'complete', website_url: 'https://www.site.example/', target_keywords: [] },
  crawl: crawlResult(),
  runs: [],
  competitors: [],
};

async function load({ expires_at = '2026-06-02T00:00:00.000Z', gathered = true, audit = true } = {}) {
  const asked: string[] = [];
  const deps = auditDeps();
  const { find } = deps.crawls;
  const list = async (user: string, site: string) => {
    asked.push(`${user} ${site}`);
    const stored = { site, last_audit: null };
    return [
      { ...stubAcceptance(), ...stored },
      { ...stubAcceptance({ id: 'b'.repeat(24), until: '2026-05-31' }), ...stored },
    ];
  };
  const given = {
    ...deps,
    acceptances: { ...deps.acceptances, list },
    crawls: {
      ...deps.crawls,
      find: async (user: string, id: string) => {
        const crawl = await find(user, id);
        return crawl && { ...crawl, expires_at };
      },
    },
  };
  const made = { generated_at: '2026-05-01T00:00:00.000Z', overall_score: 71 };
  if (audit) deps.values.set(`alice ${resultKey(OPERATION.id)}`, made);
  if (gathered) deps.values.set(`alice ${gatheredKey(OPERATION.id)}`, GATHERED);
  const loaded = await loadGathered(given, { operation: AGAIN, audit_id: OPERATION.id }).catch(
    (error: unknown) => error,
  );
  return { loaded, asked };
}

describe('[U] loadGathered', () => {
  it('hands over what the audit was made from, with the acceptances that hold now', async () => {
    const { loaded, asked } = await load();
    expect(asked).to.deep.equal(['alice site.example']);
    expect(loaded).to.deep.equal({
      gathered: GATHERED,
      again: { at: NOW, acceptances: [stubAcceptance().id], generated_at: '2026-05-01T00:00:00.000Z' },
      overall_score: 71,
    });
  });

  it('says when the crawl is gone, about to go, or was never noted with the audit', async () => {
    for (const given of [{ expires_at: NOW }, { expires_at: '2026-06-01T00:59:00.000Z' }, { gathered: false }]) {
      const { loaded } = await load(given);
      expect(loaded).to.include({ code: 'no_data' });
      expect(String(loaded)).to.include('no longer kept');
    }
  });

  it('knows no audit that is not there', async () => {
    expect((await load({ audit: false })).loaded).to.include({ code: 'not_found' });
  });
});
