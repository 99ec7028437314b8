import { expect } from 'chai';
import { followsFromCanonicals } from '../../../../domain/seo/causes/canonical-symptoms.js';
import type { CheckFinding } from '../../../../domain/seo/judge.js';

const finding = (check_id: string, url: string, related_urls?: string[]): CheckFinding => ({
  check_id,
  component: 'technical_seo',
  severity: 'low',
  url,
  observed: '',
  page_url: null,
  ...(related_urls && { related_urls }),
});
const follows = followsFromCanonicals({ pages: new Set(['a', 'b']), targets: new Set(['t']), excluded: 3 });

describe('[U] canonical symptoms', () => {
  it('are on the pages with the wrong canonical, not on others', () => {
    expect(follows(finding('sitemap/url-noncanonical', 'a'))).to.equal(true);
    expect(follows(finding('sitemap/url-noncanonical', 'c'))).to.equal(false);
    expect(follows(finding('title/missing', 'a'))).to.equal(false);
  });

  it('are on what these pages name, when no other page names it', () => {
    expect(follows(finding('canonical/to-error', 't', ['a', 'b']))).to.equal(true);
    expect(follows(finding('canonical/to-error', 't', ['a', 'c']))).to.equal(false);
    expect(follows(finding('canonical/unlinked-target', 'u', ['a']))).to.equal(false);
  });

  it('explain why few pages can be indexed when most of the others have the error', () => {
    expect(follows(finding('index/few-indexable', 'start'))).to.equal(true);
    const few = followsFromCanonicals({ pages: new Set(['a']), targets: new Set(['t']), excluded: 3 });
    expect(few(finding('index/few-indexable', 'start'))).to.equal(false);
  });
});
