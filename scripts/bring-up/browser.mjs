import { readChromiumVersion } from '../parts/chromium.mjs';

/**
 * @param {import('../lib/platform-parts.mjs').PlatformParts} parts
 * @returns {Promise<string | undefined>} its program
 */
export async function bringUpBrowser({ fetched, report }) {
  const found = await fetched.browser;
  if ('missing' in found) {
    report({ part: 'browser', what: `missing: ${found.missing}; speed is not measured. To have it: ${found.fix}` });
    return undefined;
  }
  report({ part: 'browser', what: await readChromiumVersion(found.path), source: found.source, address: found.path });
  return found.path;
}
