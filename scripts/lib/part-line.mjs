/**
 * @typedef {{ part: string, what: string, source?: string, address?: string }} PartLine source: how it was found
 */

/**
 * One line of the start-up report.
 * @param {PartLine} line
 * @returns {string}
 */
export function formatPartLine({ part, what, source, address }) {
  const middle = source === undefined ? what : `${what} (${source})`;
  return `${part.padEnd(10)} ${middle.padEnd(46)} ${address ?? ''}`.trimEnd();
}
