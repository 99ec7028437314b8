import { expect } from 'chai';
import { blankFacts } from '../../../../activities/crawl/fetch/blank-facts.js';
import { followDetours } from '../../../../activities/crawl/placed-links/follow-detours.js';
import { parsePage } from '../../../../activities/crawl/read/parse-page.js';
import { robotsFrom } from '../../../support/sites/robots-from.js';

const TARGET = 'https://client.example/guide';
const { anchors } = parsePage({
  url: 'https://blog.example/post',
  body: Buffer.from('<main><a href="/out?url=client.example">guide</a></main>'),
  contentType: 'text/html',
  targetKeywords: [],
});

describe('[U] followDetours', () => {
  const follow = (redirect_url: string) =>
    followDetours(
      {
        agentToken: 'TestBot',
        knownRobots: { find: async () => robotsFrom({}), put: async () => {} },
        now: Date.now,
        fetcher: {
          fetchOnce: async (url) =>
            url.includes('/out')
              ? { facts: { ...blankFacts(), status: 302, redirect_url }, body: null }
              : { facts: { ...blankFacts(), status: 200 }, body: null },
        },
      },
      anchors,
      { target_url: TARGET, expected_anchor: null },
      new AbortController().signal,
    );

  it('finds a link that leads to the target by a redirect, and none that ends elsewhere', async () => {
    expect(await follow(TARGET)).to.include({ via_redirect: true, ends_at: TARGET, target_status: 200 });
    expect(await follow('https://elsewhere.example/')).to.equal(null);
  });
});
