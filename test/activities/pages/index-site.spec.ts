import { expect } from 'chai';
import { findCrawlToIndex, indexSite } from '../../../activities/pages/index-site.js';
import { DomainError } from '../../../domain/base/errors.js';
import { semanticIndexKey, semanticVectorsKey } from '../../../domain/operations/artifact-keys.js';
import { analysisDeps } from '../../support/analysis-deps.js';
import { pageFrom } from '../../support/sites/pages.js';
import { siteFrom } from '../../support/sites/site.js';

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

  it('tells which crawl it would take', async () => {
    const deps = analysisDeps({ audits, readSite: async () => siteFrom([pageFrom('<p>oak</p>')]) });
    expect(await findCrawlToIndex(deps, { user_id: 'alice', site: 'site.example' })).to.deep.equal({
      audit_id: 'gone',
      crawl_id: 'gone:site',
    });
  });

  it('takes the crawl that a model was asked about, with what it made of it', async () => {
    const asked: string[] = [];
    const deps = analysisDeps({
      audits,
      readSite: async ({ crawl_id }) => {
        asked.push(crawl_id);
        return siteFrom([pageFrom('<p>oak brass lamp shade bulb wire</p>')]);
      },
    });
    const given = { operation, site: 'site.example', audit_id: 'kept' };
    const build = async (reason: string | null) => {
      await indexSite(deps, { ...given, embedding: { model: 'small', reason } });
      return deps.values.get(`alice ${semanticIndexKey('site.example')}`);
    };
    expect(await build('It returned 401')).to.deep.include({ measure: 'tf-idf', model_not_used: 'It returned 401' });
    expect(await build(null)).to.deep.include({ model_not_used: 'The vectors of the pages were replaced meanwhile' });
    deps.values.set(`alice ${semanticVectorsKey('site.example')}`, {
      model: 'small',
      dimensions: 2,
      scale: { unrelated: 0, related: 0.4 },
      references: [],
      pages: [{ url: 'https://site.example/page', hash: '', vector: [6_000, 8_000] }],
    });
    expect(await build(null)).to.deep.include({ measure: 'embeddings', model: 'small', related: 0.4, value: null });
    expect(asked).to.deep.equal(['kept:site', 'kept:site', 'kept:site']);
  });

  it('fails where no crawl is kept', async () => {
    const failure = await indexSite(analysisDeps({ audits }), { operation, site: 'site.example' }).catch(String);
    expect(failure).to.equal('DomainError: No crawl of the site is kept: audit it first');
  });
});
