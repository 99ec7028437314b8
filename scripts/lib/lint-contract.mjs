import { lint, loadConfig } from '@redocly/openapi-core';

/**
 * Judges the contract, and all files that it refers to, by the rules of redocly.yaml.
 * @param {string} root folder of openapi.yaml and redocly.yaml
 * @returns {Promise<string[]>} a line for each finding: file, line, rule and message
 */
export async function lintContract(root) {
  const config = await loadConfig({ configPath: `${root}/redocly.yaml` });
  const problems = await lint({ ref: `${root}/openapi.yaml`, config });
  return problems.map(({ ruleId, message, location: [place] }) => {
    const file = place?.source.absoluteRef.replace(`${root}/`, '');
    return `${file}${place?.pointer ?? ''}: ${message} (${ruleId})`;
  });
}
