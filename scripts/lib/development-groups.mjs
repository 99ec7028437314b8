/** More than anyone tries manually; the API takes more. */
const MOST_GROUPS = 50;
/** One group of an identity provider: anything but a comma, which separates them, and control characters. */
const GROUP = /^[^,\p{Cc}]{1,200}$/u;

/**
 * Groups as a person writes them: `seo, client-acme`.
 * @param {string} text
 * @returns {string[] | null} each once; null for what is no list of groups
 */
export function readGroups(text) {
  const groups = text
    .split(',')
    .map((group) => group.trim())
    .filter((group) => group !== '');
  const isList = groups.length <= MOST_GROUPS && groups.every((group) => GROUP.test(group));
  return isList ? [...new Set(groups)] : null;
}

/**
 * Groups that GROUP_MAPPINGS names, to choose from. The API says what is wrong with the setting.
 * @param {string | undefined} mappings JSON
 * @returns {string[]}
 */
export function listMappedGroups(mappings) {
  try {
    const read = /** @type {unknown} */ (JSON.parse(mappings || '[]'));
    if (!Array.isArray(read)) return [];
    const names = read.flatMap((/** @type {{ group?: unknown } | null} */ each) => {
      return typeof each?.group === 'string' && GROUP.test(each.group) ? [each.group] : [];
    });
    return [...new Set(names)];
  } catch {
    // Not JSON: the API refuses to start and says why.
    return [];
  }
}
