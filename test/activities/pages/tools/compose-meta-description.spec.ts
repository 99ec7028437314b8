import { expect } from 'chai';
import { composeMetaDescription } from '../../../../activities/pages/tools/compose-meta-description.js';
import { describeModelFailure } from '../../../../domain/llm/model-failure.js';
import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import type { MetaDescriptions } from '../../../../domain/pages/descriptions/describe-page.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { TOOL_NOW, toolDeps } from '../../../support/tool-deps.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const request = {
  keywords: ['lamps'],
  tone: 'General' as const,
  search_intent: 'informational' as const,
  language: 'en',
  custom_prompt: null,
};
const url = 'https://site.example/';

describe('[U] compose meta description', () => {
  async function compose(page: Parameters<typeof composeMetaDescription>[1]['page'], stored: unknown = null) {
    const deps = toolDeps();
    if (stored) deps.values.set('alice page', stored);
    await composeMetaDescription(deps, { operation, request, page, drafts: null });
    return deps.values.get(`alice ${resultKey(operation.id)}`) as MetaDescriptions;
  }

  it('writes of keywords alone', async () => {
    const result = await compose(null);
    expect(result).to.deep.include({ generated_by: 'rules', page: null, generated_at: TOOL_NOW, duration_ms: 0 });
    expect(result.descriptions).to.have.length(4);
  });

  it('writes of the page that was read', async () => {
    const sentence = 'We build lamps from oak and brass in a small workshop near the old harbour.';
    const reading = { page: pageFrom(htmlPage(), { url }), sentences: [sentence], pictures: [] };
    const result = await compose({ url, read: { ok: true, value: { key: 'page' } } }, reading);
    expect(result.page).to.deep.include({ url, status: 'completed' });
    expect(result.descriptions.some(({ text }) => text.startsWith(sentence))).to.equal(true);
  });

  it('names why a model that is set up was not used', async () => {
    const deps = toolDeps();
    const drafts = { model_failure: 'wrong_key' as const };
    await composeMetaDescription(deps, { operation, request, page: null, drafts });
    const { generated_by, warnings } = deps.values.get(`alice ${resultKey(operation.id)}`) as MetaDescriptions;
    expect([generated_by, warnings]).to.deep.equal(['rules', [describeModelFailure('wrong_key')]]);
  });

  it('tells why a page was not read', async () => {
    const read = { ok: false as const, error: { code: 'site_refused' as const, detail: 'robots.txt forbids it' } };
    expect((await compose({ url, read })).page).to.deep.include({ status: 'failed', error: 'robots.txt forbids it' });
  });

  it('fails where the reading is gone', async () => {
    const lost = compose({ url, read: { ok: true, value: { key: 'page' } } });
    expect(String(await lost.catch((failure: unknown) => failure))).to.contain('not in the store');
  });
});
