import { type Browser, chromium } from 'playwright-core';
import { findChrome } from '../../../activities/browser/chrome/find-chrome.js';

/** Pages are shown by both alike; the first starts in a fifth of the processor time. */
const PROGRAMS = ['chromium-headless-shell', 'chromium'];

/** The browser that the specs drive. How long it may take to start is a matter of the test's own limit. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = (await findChrome(undefined, PROGRAMS)) ?? (await findChrome());
  if (executablePath === null) throw new Error('These specs need Chromium');
  return chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: 0 });
}
