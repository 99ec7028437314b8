import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlIndexFileDuplicate } from '../../../../../domain/seo/checks/crawl/index-file-duplicate.js';
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
const judge = (...pages: PageArtifact[]) => crawlIndexFileDuplicate.judge(siteFrom(pages), context());

describe('[U] crawl/index-file-duplicate', () => {
  it('fires for two addresses of one text', () => {
    expect(judge(page('/a/', 'One text'), page('/a/index.html', 'One text'))).to.deep.equal([
      {
        url: `${site}/a/index.html`,
        observed: `${site}/a/ returns 200 with the same text`,
        related_urls: [`${site}/a/`],
      },
    ]);
  });

  it('leaves two texts alone', () => {
    expect(judge(page('/a/', 'One text'), page('/a/index.html', 'Another text'))).to.deep.equal([]);
  });

  it('leaves copies alone when a canonical chooses between them', () => {
    expect(judge(page('/a/', 'One text'), page('/a/index.html', 'One text', '/a/'))).to.deep.equal([]);
    expect(judge(page('/a/', 'One text', '/c'), page('/a/index.html', 'One text', '/c'))).to.deep.equal([]);
  });

  it('fires although each names itself', () => {
    expect(judge(page('/a/', 'One text', '/a/'), page('/a/index.html', 'One text', '/a/index.html'))).to.have.length(1);
  });

  it('leaves an address that redirects alone', () => {
    expect(judge(page('/a/', 'One text'), redirectPage(`${site}/a/index.html`, `${site}/a/`))).to.deep.equal([]);
  });
});
