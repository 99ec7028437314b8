import { createRequire } from 'node:module';
import { bundleContract } from './bundle-contract.mjs';

// By `require`: these are CommonJS, whose names `import` sees in some loaders alone.
const require = createRequire(import.meta.url);
/** @type {typeof import('@stoplight/spectral-core')} */
const { Document, Spectral } = require('@stoplight/spectral-core');
/** @type {typeof import('@stoplight/spectral-parsers')} */
const { Yaml } = require('@stoplight/spectral-parsers');
/** @type {typeof import('@stoplight/spectral-rulesets')} */
const { oas } = require('@stoplight/spectral-rulesets');

/**
 * Judges the contract as clients get it, in one file with the standard responses, by `spectral:oas`: what generators of
 * clients choke on, and examples that their schemas refuse.
 * @param {string} root folder of openapi.yaml
 * @returns {Promise<string[]>} a line for each finding of any severity: place, message and rule
 */
export async function lintBundle(root) {
  const { text } = await bundleContract(`${root}/openapi.yaml`);
  const linter = new Spectral();
  // Its own types want `extends` of a set that has none.
  linter.setRuleset(
    /** @type {Parameters<typeof linter.setRuleset>[0]} */ ({ extends: [[oas, 'recommended']], rules: {} }),
  );
  const findings = await linter.run(new Document(text, Yaml, 'openapi.yaml'));
  return findings.map(({ code, message, path }) => `${path.join('/')}: ${message} (spectral ${code})`);
}
