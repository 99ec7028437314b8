import { expect } from 'chai';
import { uncheckedResource } from '../../../../activities/crawl/resource/unchecked-resource.js';

describe('[U] unchecked resource', () => {
  it('knows the use and nothing else', () => {
    const use = { url: 'https://site.example/i.png', kinds: ['image' as const], used_by: ['a'], use_count: 1 };
    expect(uncheckedResource(use, false)).to.deep.equal({
      ...use,
      allowed_by_robots: false,
      status: 0,
      error: null,
      verdict: 'not_checked',
      redirect_url: null,
      media_type: null,
      bytes: null,
      cache_control: null,
      fresh_s: null,
      has_validator: false,
      image: null,
      svg_error: null,
    });
    expect(uncheckedResource(use).allowed_by_robots).to.equal(true);
  });
});
