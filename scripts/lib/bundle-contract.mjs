import { bundle, createConfig } from '@redocly/openapi-core';
import { stringify } from 'yaml';
import { addStandardResponses } from './standard-responses.mjs';

const HEAD = '# The contract as one file. Made by the build of openapi.yaml and openapi/: changes belong there.\n';

/**
 * The contract and all files that it refers to as one document, with the standard responses of each operation.
 * @param {string} file path of openapi.yaml
 * @returns {Promise<{ text: string, document: Record<string, any> }>} as YAML and as an object
 * @throws Error naming each reference that leads nowhere
 */
export async function bundleContract(file) {
  const result = await bundle({ ref: file, config: await createConfig({}) });
  const wrong = result.problems.map(({ message, location: [place] }) => {
    return `${place?.source.absoluteRef} ${place?.pointer}: ${message}`;
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const document = result.bundle.parsed;
  addStandardResponses(document);
  return { text: HEAD + stringify(document, { lineWidth: 0, aliasDuplicateObjects: false }), document };
}
