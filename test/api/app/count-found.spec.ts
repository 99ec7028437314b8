import { expect } from 'chai';
import { createFindingCounter } from '../../../api/app/count-found.js';
import type { PageDigest } from '../../../store/crawl/pack-page.js';
import { stubFinding } from '../../support/samples/stub-checks.js';

type Digests = { order: number; digest: Pick<PageDigest, 'findings'> }[];

/** A crawl that grows, and says after which page it was asked. */
function growingCrawl(pages: Digests) {
  const asked: number[] = [];
  let isDown = false;
  const crawls = {
    async *streamDigestsAfter(_id: string, after: number) {
      asked.push(after);
      if (isDown) throw new Error('no database');
      for (const page of pages) if (page.order > after) yield page as { order: number; digest: PageDigest };
    },
  };
  const fail = (down: boolean) => {
    isDown = down;
  };
  return { asked, crawls, fail };
}

const page = (order: number, ...checks: string[]) => ({
  order,
  digest: { findings: checks.map((check) => stubFinding(check, '/')) },
});

describe('[U] what a crawl has found so far', () => {
  it('is counted from where the look before ended, each check once', async () => {
    const pages = [page(0, 'title/long', 'title/long'), page(3, 'h1/missing')];
    const { asked, crawls } = growingCrawl(pages);
    const count = createFindingCounter(crawls);
    expect(await count('a')).to.deep.equal({ issues: 2, findings: 3 });
    pages.push(page(4, 'h1/missing', 'image/missing-alt'));
    expect(await Promise.all([count('a'), count('a')])).to.deep.equal([
      { issues: 3, findings: 5 },
      { issues: 3, findings: 5 },
    ]);
    expect(asked).to.deep.equal([-1, 3, 4]);
  });

  it('is counted anew after a look that failed', async () => {
    const { crawls, fail } = growingCrawl([page(0, 'title/long')]);
    const count = createFindingCounter(crawls);
    fail(true);
    expect(await count('a').catch((failure: Error) => failure.message)).to.equal('no database');
    fail(false);
    expect(await count('a')).to.deep.equal({ issues: 1, findings: 1 });
  });
});
