import { type Browser, chromium } from 'playwright-core';

/** The browser that the specs drive. How long it may take to start is a matter of the test's own limit. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: 0 });
}
