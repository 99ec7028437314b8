import { parentPort } from 'node:worker_threads';
import { readPage } from '../activities/crawl/read/read-page.js';
import { servePageJobs } from '../activities/crawl/read/serve-page-jobs.js';
import { ALL_CHECKS } from '../domain/seo/checks/index.js';
import { packPage, unpackArtifact } from '../store/crawl/pack-page.js';

/** A thread that reads pages for PageThreads; it reaches neither the network nor the store. */
if (!parentPort) throw new Error('This file is the start of a thread');
servePageJobs(parentPort, (job) => readPage({ checks: ALL_CHECKS, packPage, unpackArtifact }, job));
