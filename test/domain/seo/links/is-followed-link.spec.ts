import { expect } from 'chai';
import { isFollowedLink } from '../../../../domain/seo/links/is-followed-link.js';

describe('[U] is followed link', () => {
  it('knows the three values that search engines need not follow, whatever is beside them', () => {
    const cases: [rel: string[], isFollowed: boolean][] = [
      [[], true],
      [['noopener', 'noreferrer', 'external'], true],
      [['nofollow'], false],
      [['noopener', 'sponsored'], false],
      [['ugc'], false],
    ];
    expect(cases.map(([rel]) => isFollowedLink(rel))).to.deep.equal(cases.map(([, isFollowed]) => isFollowed));
  });
});
