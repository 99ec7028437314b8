import { readProjectFile } from './project-files.js';

/** Words of one row of "Retired words" in docs/glossary.md. */
export interface RetiredWord {
  /** As written in a text, in lower case; may be several words. */
  word: string;
  use: string;
  inTexts: boolean;
  inNames: boolean;
}

/** @throws Error when the table of retired words is gone or a row cannot be read */
export function readRetiredWords(glossary = readProjectFile('docs/glossary.md')): RetiredWord[] {
  const rows = (glossary.split('## Retired words')[1] ?? '').split('\n## ')[0]?.split('\n') ?? [];
  const words = rows.filter((row) => row.startsWith('| `')).flatMap(readRow);
  if (words.length === 0) throw new Error('docs/glossary.md has no table "Retired words"');
  return words;
}

function readRow(row: string): RetiredWord[] {
  const [, retired = '', use = '', places = ''] = row.split('|').map((cell) => cell.trim());
  const words = [...retired.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word.toLowerCase());
  const [inTexts, inNames] = [places.includes('texts'), places.includes('names')];
  if (words.length === 0 || !(inTexts || inNames)) throw new Error(`Not a row of retired words: ${row}`);
  return words.map((word) => ({ word, use, inTexts, inNames }));
}

/** Finds any of these words, each as a whole, in any case. */
export function matchWords(words: readonly RetiredWord[]): RegExp {
  const forms = words.map(({ word }) => word.replaceAll(' ', '\\s+'));
  return new RegExp(`(?<![\\w/-])(?:${forms.join('|')})(?![\\w-])`, 'i');
}
