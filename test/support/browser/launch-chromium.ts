import { type Browser, chromium } from 'playwright-core';
import { findChrome } from '../../../activities/browser/chrome/find-chrome.js';

/** The browser that the specs drive. How long it may take to start is a matter of the test's own limit. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = await findChrome();
  if (executablePath === null) throw new Error('These specs need Chromium');
  return chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: 0 });
}
