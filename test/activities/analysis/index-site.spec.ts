import { expect } from 'chai';
import { indexSite } from '../../../activities/analysis/index-site.js';
import { semanticIndexKey } from '../../../domain/artifact-keys.js';
import { DomainError } from '../../../domain/errors.js';
import { analysisDeps } from '../../support/analysis-deps.js';
import { pageFrom } from '../../support/pages.js';
import { siteFrom } from '../../support/site.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const line = (id: string) => ({ id }) as never;
const audits = { list: async () => ({ items: [line('gone'), line('kept')], next_cursor: null }) };

describe('[U] indexing a site', () => {
  it('takes the latest crawl that is still kept', async () => {
    const asked: string[] = [];
    const deps = analysisDeps({
      audits,
      readSite: async ({ crawl_id }) => {
        asked.push(crawl_id);
        if (crawl_id === 'gone:site') throw new DomainError('not_found', 'The crawl is not in the store');
        return siteFrom([pageFrom('<p>oak brass lamp shade bulb wire</p>')]);
      },
    });
    const { key } = await indexSite(deps, { operation, site: 'site.example' });
    expect(asked).to.deep.equal(['gone:site', 'kept:site']);
    expect(deps.values.get(`alice ${semanticIndexKey('site.example')}`)).to.deep.include({
      audit_id: 'kept',
      pages: 1,
    });
    expect(deps.values.get(`alice ${key}`)).to.deep.include({ audit_id: 'kept', duration_ms: 0 });
    expect(deps.raised).to.deep.equal(['alice site.example']);
  });

  it('fails where no crawl is kept', async () => {
    const failure = await indexSite(analysisDeps({ audits }), { operation, site: 'site.example' }).catch(String);
    expect(failure).to.equal('DomainError: No crawl of the site is kept: audit it first');
  });
});
