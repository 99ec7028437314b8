import { Worker } from 'node:worker_threads';
import type { PageJob, PageJobResult } from '../../activities/crawl/read/page-reader.js';
import { pageJob } from './sites/page-job.js';

/** What a thread of the test does, by the path of the page. */
const SCRIPT = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', (job) => {
  const path = new URL(job.entry.url).pathname;
  if (path === '/break') throw new Error('broken');
  if (path === '/end') process.exit(0);
  if (path === '/hang') for (;;);
  if (path === '/bomb') for (const held = []; ; ) held.push(new Array(1000).fill(path));
  if (path === '/fault') return parentPort.postMessage({ ok: false, message: 'a fault' });
  const bytes = job.answer?.body?.byteLength ?? 0;
  parentPort.postMessage({ ok: true, reading: { page: { url: job.entry.url }, targets: { redirects: [], links: [String(bytes)] } } });
  if (path === '/last') setTimeout(() => process.exit(0), 20);
});`;

/** Starts a thread that breaks, ends, hangs or bursts when a page says so. */
export const startOddThread = (): Worker =>
  new Worker(SCRIPT, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } });

export const oddJob = (path: string, body = ''): PageJob =>
  pageJob(body, {}, { entry: { url: `https://site.example${path}`, depth: 0, source: 'start', order: 0 } });

export const readPath = ({ page }: PageJobResult): string => new URL(page.url).pathname;
