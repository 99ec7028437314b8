import { expect } from 'chai';
import { editedPages } from '../../../../domain/seo/fixes/edited-pages.js';
import { issueOn } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = (path: string) => `https://site.example${path}`;
const site = siteFrom(['/a', '/b'].map((path) => pageFrom('Hi', { url: url(path) })));
const edited = (id: string) =>
  editedPages([issueOn(id, [url('/a')], { related_urls: [url('/b'), url('/unknown')] })], { site }).map(
    (page) => page.url,
  );

describe('[U] edited pages', () => {
  it('are those that name the target, as far as they were crawled', () => {
    expect(edited('canonical/to-error')).to.deep.equal([url('/b')]);
    expect(edited('hreflang/missing-return')).to.deep.equal([url('/a')]);
    expect(edited('title/missing')).to.deep.equal([url('/a')]);
  });
});
