import { expect } from 'chai';
import { discussionForumPosting } from '../../../../../domain/seo/schema/rich-results/discussion-forum-posting.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'DiscussionForumPosting',
  headline: 'Hello',
  url: '/t/1',
  text: 'Hello all',
  datePublished: '2026-01-01',
  author: { '@type': 'Person', name: 'A member', url: '/u/1' },
};

describe('[U] rich result: discussion-forum-posting', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(lacks({ '@type': 'DiscussionForumPosting', author: { '@type': 'Person', url: '/u/1' } })).to.deep.equal({
      required: ['datePublished', 'text or image or video or sharedContent', 'author.name'],
      recommended: ['headline', 'url'],
    });
  });

  it('points to the documentation of Google', () => {
    expect(discussionForumPosting.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
