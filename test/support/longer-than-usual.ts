/**
 * What is longer than the sizes of the house, and why cutting it would make it harder to read: files by path, functions
 * as `path: name`. size.spec.ts lists these as warnings, and refuses entries that are no longer needed.
 */
export const LONGER_THAN_USUAL: Readonly<Record<string, string>> = {
  'api/workspaces/operation-permissions.ts': 'The list of all operations: a line for each.',
  'domain/insights/keywords/modifiers.ts': 'One table of words: a line for each, and all languages side by side.',
  'store/index.ts': 'The list of all models and repositories: a line for each.',
  'web/app/outreach/sender-page.tsx: SenderPage': 'The order of the sections of one page, with nothing decided in it.',
};
