import { expect } from 'chai';
import type { HostProbes } from '../../../../../domain/seo/artifacts/host-probes.js';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlWwwBothAnswer } from '../../../../../domain/seo/checks/crawl/www-both-answer.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const NOTHING: HostProbes = {
  http_form: null,
  https_form: null,
  www_form: null,
  random_path: null,
  favicon: null,
  llms_txt: null,
};
const judge = (www_form: HostProbes['www_form'], pages: PageArtifact[] = [linkPage(`${site}/`)]) =>
  crawlWwwBothAnswer.judge(siteFrom(pages, { probes: { ...NOTHING, www_form } }), context());

describe('[U] crawl/www-both-answer', () => {
  const twin = (status: number, final_url: string | null) => ({
    url: 'https://www.site.example/',
    status,
    final_url,
    error: null,
  });

  it('fires when the other host returns 200 by itself', () => {
    const expected = [
      {
        url: `${site}/`,
        observed: 'https://www.site.example/ returns 200 as well',
        expected: 'a redirect to one host',
      },
    ];
    expect(judge(twin(200, 'https://www.site.example/'))).to.deep.equal(expected);
    expect(judge(twin(200, null))).to.deep.equal(expected);
  });

  it('leaves a twin that redirects to the start host alone', () => {
    expect(judge(twin(200, `${site}/`))).to.deep.equal([]);
  });

  it('leaves a start that redirects to the twin alone', () => {
    const pages = [redirectPage(`${site}/`, 'https://www.site.example/'), linkPage('https://www.site.example/')];
    expect(judge(twin(200, 'https://www.site.example/'), pages)).to.deep.equal([]);
  });

  it('leaves a twin with an error, or none, alone', () => {
    expect(judge(twin(404, 'https://www.site.example/'))).to.deep.equal([]);
    expect(judge(null)).to.deep.equal([]);
  });
});
