import { createLighthouseRunner } from '../../../activities/browser/lighthouse/lighthouse-runner.js';

/** A process that measures one page, to be killed while it does. */
const { url, ...options } = JSON.parse(process.argv[2] ?? '{}');
const { signal } = new AbortController();
await createLighthouseRunner(options).measure({ url, strategy: 'mobile', locale: null, signal });
