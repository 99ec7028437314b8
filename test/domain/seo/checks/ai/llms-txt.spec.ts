import { expect } from 'chai';
import type { HostProbes } from '../../../../../domain/seo/artifacts/host-probes.js';
import { aiLlmsTxt } from '../../../../../domain/seo/checks/ai/llms-txt.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const probes: HostProbes = {
  http_form: null,
  https_form: null,
  www_form: null,
  random_path: null,
  favicon: null,
  llms_txt: null,
};
const judge = (llms_txt: HostProbes['llms_txt']) =>
  aiLlmsTxt.judge(
    siteFrom([pageFrom('Hi', { url: 'https://site.example/' })], { probes: { ...probes, llms_txt } }),
    context(),
  );

describe('[U] ai/llms-txt', () => {
  it('fires when the file is missing', () => {
    expect(judge({ status: 404, bytes: 0, looks_like_markdown: false })).to.deep.equal([
      { url: 'https://site.example/llms.txt', observed: 'status 404', expected: '200 with Markdown' },
    ]);
  });

  it('fires when something else answers', () => {
    expect(
      judge({ status: 200, bytes: 900, looks_like_markdown: false }).map(({ observed }) => observed),
    ).to.deep.equal(['an answer that is not Markdown']);
  });

  it('is satisfied with Markdown', () => {
    expect(judge({ status: 200, bytes: 900, looks_like_markdown: true })).to.deep.equal([]);
  });

  it('says nothing when it was not asked for', () => {
    expect(judge(null)).to.deep.equal([]);
  });
});
