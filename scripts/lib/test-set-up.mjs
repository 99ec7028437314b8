import { ensureBuild } from '../parts/build.mjs';
import { ensureChromium, TEST_CHROMIUM_PACKAGES } from '../parts/chromium.mjs';
import { ensureContract } from '../parts/contract.mjs';
import { ensureTestDatabase } from '../parts/database.mjs';
import { ensureDebianPackages } from '../parts/debian-packages.mjs';
import { answerMailServerQuestions, MAIL_SERVER_PACKAGES } from '../parts/mail-servers.mjs';
import { ensureModel } from '../parts/model.mjs';
import { ensureNodeModules } from '../parts/node-modules.mjs';
import { SAMPLE_SITE_PACKAGES } from '../parts/sample-sites.mjs';
import { ensureSchemathesis } from '../parts/schemathesis.mjs';
import { ensureTemporal, ensureTemporalTestServer } from '../parts/temporal.mjs';
import { formatPartLine } from './part-line.mjs';

/** @typedef {import('./set-up-context.mjs').SetUpContext} SetUpContext */

/**
 * What the unit and architecture tests need.
 * @param {SetUpContext} context
 * @param {(line: string) => void} print
 */
export async function setUpQuickTests(context, print) {
  print(formatPartLine({ part: 'packages', ...(await ensureNodeModules(context)) }));
  await ensureContract();
}

/**
 * What all tests need. Servers are started by the tests themselves; here they are only found or installed.
 * @param {SetUpContext} context after setUpQuickTests
 * @param {(line: string) => void} print
 * @returns {Promise<{ env: Record<string, string>, faults: string[] }>} env: where the tests find the programs; faults:
 *   parts that are missing, each of which fails the tests that need it
 */
export async function setUpAllTests(context, print) {
  /** @type {Record<string, string>} */
  const env = {};
  /** @type {string[]} */
  const faults = [];
  const note = (/** @type {string} */ part, /** @type {string} */ what, /** @type {string} */ source) =>
    print(formatPartLine({ part, what, source }));
  const attempt = async (/** @type {string} */ part, /** @type {() => Promise<void>} */ work) => {
    await work().catch((error) => faults.push(`${part}: ${error instanceof Error ? error.message : error}`));
  };
  // In parallel: most of that time is spent waiting for the network; a first build of the database takes longest.
  await Promise.all([
    attempt('build', async () => {
      const { what, source } = await ensureBuild(context);
      note('build', what, source);
    }),
    attempt('database', async () => {
      const found = await ensureTestDatabase(context);
      if (found.kind !== 'address') env.LINKWRIGHT_MONGOD = found.binary;
      note('database', found.what, found.source);
    }),
    attempt('temporal', async () => {
      const cli = await ensureTemporal(context);
      const testServer = await ensureTemporalTestServer(context);
      env.LINKWRIGHT_TEMPORAL = cli.binary;
      env.LINKWRIGHT_TEMPORAL_TEST_SERVER = testServer.binary;
      note('temporal', `temporal ${cli.version}, temporal-test-server ${testServer.version}`, cli.source);
    }),
    attempt('schemathesis', async () => {
      const { command, args } = await ensureSchemathesis(context);
      env.LINKWRIGHT_SCHEMATHESIS = JSON.stringify([command, ...args]);
      note('schemathesis', 'fuzzer of the HTTP contract', 'ready');
    }),
    attempt('model', async () => {
      env.LINKWRIGHT_MODEL = JSON.stringify(await ensureModel(context));
      note('model', 'small language model', 'ready');
    }),
    attempt('browser, sites and mail servers', async () => {
      faults.push(...(await installPackages(context)));
      const browser = await ensureChromium(context);
      if ('missing' in browser) throw new Error(`${browser.missing}; ${browser.fix}`);
      env.LINKWRIGHT_CHROME = browser.path;
      note('browser', browser.path, browser.source);
    }),
  ]);
  return { env, faults };
}

/**
 * In one call: apt-get takes its time for each.
 * @param {SetUpContext} context
 * @returns {Promise<string[]>} what is missing
 */
async function installPackages(context) {
  await answerMailServerQuestions(context);
  const wanted = [...SAMPLE_SITE_PACKAGES, ...MAIL_SERVER_PACKAGES, ...TEST_CHROMIUM_PACKAGES];
  const { missing, reason } = await ensureDebianPackages(context, wanted);
  const parts = {
    browsers: TEST_CHROMIUM_PACKAGES,
    'sample sites': SAMPLE_SITE_PACKAGES,
    'mail servers': MAIL_SERVER_PACKAGES,
  };
  return Object.entries(parts).flatMap(([part, names]) =>
    missing.filter((name) => names.includes(name)).map((name) => `${part}: ${name} is missing: ${reason}`),
  );
}
