import { expect } from 'chai';
import type { PageJob, PageReader } from '../../../../activities/crawl/read/page-reader.js';
import { PageUnreadableError } from '../../../../activities/crawl/read/page-threads.js';
import { readPageJob } from '../../../../activities/crawl/read/read-page-job.js';
import { unpackArtifact } from '../../../../store/crawl/pack-page.js';
import { pageJob } from '../../../support/sites/page-job.js';
import { pageReader } from '../../../support/sites/page-reader.js';

/** Breaks on bodies, as a thread does that dies of one. */
function fragileReader(error: Error): PageReader {
  const reader = pageReader();
  return { read: async (job: PageJob) => (job.answer?.body ? Promise.reject(error) : reader.read(job)) };
}

describe('[U] read page job', () => {
  it('hands on what the reader makes of the page', async () => {
    const { page } = await readPageJob(pageReader(), pageJob('<title>x</title>'));
    expect(page.html).to.equal(true);
  });

  it('keeps what is known of a page that the reader breaks on, and says why the rest is missing', async () => {
    const reader = fragileReader(new PageUnreadableError('out of memory'));
    const { page, targets } = await readPageJob(reader, pageJob('<a href="/x">x</a>', { ttfb_ms: 9 }));
    const { fetch, html } = unpackArtifact(page);
    expect(fetch).to.deep.include({
      status: 200,
      ttfb_ms: 9,
      error: { kind: 'unreadable', message: 'The content could not be read.' },
    });
    expect([html, page.html, page.validators, targets.links]).to.deep.equal([null, false, null, []]);
  });

  it('does not take an error of another kind for one of the page', async () => {
    const closed = new Error('closed');
    const failure: unknown = await readPageJob(fragileReader(closed), pageJob('x')).catch((error: unknown) => error);
    expect(failure).to.equal(closed);
  });
});
