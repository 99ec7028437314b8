import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlUppercaseDuplicate } from '../../../../../domain/seo/checks/crawl/uppercase-duplicate.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlUppercaseDuplicate.judge(siteFrom(pages), context());

describe('[U] crawl/uppercase-duplicate', () => {
  const page = (path: string, title: string, text: string) =>
    pageFrom(`<!DOCTYPE html><title>${title}</title><p>${text}</p>`, { url: `${site}${path}` });

  it('fires once for spellings that answer with one text', () => {
    expect(judge(page('/a', 'A', 'One text'), page('/A', 'Other', 'One text'))).to.deep.equal([
      { url: `${site}/a`, observed: `also at ${site}/A`, count: 2, related_urls: [`${site}/A`] },
    ]);
  });

  it('fires for one title over texts that differ a little', () => {
    expect(judge(page('/a', 'Title', 'Seen 12 times'), page('/A', 'Title', 'Seen 13 times'))).to.have.length(1);
  });

  it('leaves pages of their own alone', () => {
    expect(judge(page('/mars', 'Mars, planet', 'Red'), page('/MARS', 'MARS, a magazine', 'Paper'))).to.deep.equal([]);
  });

  it('leaves a spelling that redirects alone', () => {
    expect(judge(page('/a', 'A', 'One text'), redirectPage(`${site}/A`, `${site}/a`))).to.deep.equal([]);
  });
});
