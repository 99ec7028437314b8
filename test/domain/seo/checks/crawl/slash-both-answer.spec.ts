import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlSlashBothAnswer } from '../../../../../domain/seo/checks/crawl/slash-both-answer.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, text: string, canonical = '') =>
  pageFrom(htmlPage(`<p>${text}</p>`, canonical ? `<link rel="canonical" href="${site}${canonical}">` : ''), {
    url: `${site}${path}`,
  });
const judge = (...pages: PageArtifact[]) => crawlSlashBothAnswer.judge(siteFrom(pages), context());

describe('[U] crawl/slash-both-answer', () => {
  it('fires for two addresses of one text', () => {
    expect(judge(page('/a', 'One text'), page('/a/', 'One text'))).to.deep.equal([
      { url: `${site}/a/`, observed: `${site}/a returns 200 with the same text`, related_urls: [`${site}/a`] },
    ]);
  });

  it('leaves two texts alone', () => {
    expect(judge(page('/a', 'One text'), page('/a/', 'Another text'))).to.deep.equal([]);
  });

  it('leaves copies alone when a canonical chooses between them', () => {
    expect(judge(page('/a', 'One text'), page('/a/', 'One text', '/a'))).to.deep.equal([]);
    expect(judge(page('/a', 'One text', '/c'), page('/a/', 'One text', '/c'))).to.deep.equal([]);
  });

  it('fires although each names itself', () => {
    expect(judge(page('/a', 'One text', '/a'), page('/a/', 'One text', '/a/'))).to.have.length(1);
  });

  it('leaves an address that redirects alone', () => {
    expect(judge(page('/a', 'One text'), redirectPage(`${site}/a/`, `${site}/a`))).to.deep.equal([]);
  });
});
