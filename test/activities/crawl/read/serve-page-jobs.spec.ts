import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { expect } from 'chai';
import { servePageJobs } from '../../../../activities/crawl/read/serve-page-jobs.js';
import { pageJob } from '../../../support/sites/page-job.js';

describe('[U] serve page jobs', () => {
  it('answers each job, also one that it breaks on', async () => {
    const { port1, port2 } = new MessageChannel();
    const broken = new Error('broken');
    broken.stack = 'broken at';
    servePageJobs(port2, (job) => {
      if (job.entry.order === 1) throw broken;
      const packed = { digest: new Uint8Array([1]), artifact: new Uint8Array([2]), fetch: new Uint8Array([3]) };
      const page = { url: job.entry.url, order: job.entry.order, html: false, blocked: false, validators: null };
      return {
        page: { ...page, ...packed, carry: null, reuse: null },
        targets: { redirects: [], links: [] },
        failed: [],
      };
    });
    const ask = async (order: number) => {
      const job = pageJob('x');
      port1.postMessage({ ...job, entry: { ...job.entry, order } });
      const [answer]: unknown[] = await once(port1, 'message');
      return answer;
    };
    expect(await ask(0)).to.have.property('ok', true);
    expect(await ask(1)).to.deep.equal({ ok: false, message: 'broken at' });
    expect(await ask(2)).to.have.nested.property('reading.page.order', 2);
    port1.close();
  });
});
