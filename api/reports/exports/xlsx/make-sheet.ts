import type { WorkbookSheet } from './sheet-xml.js';

/** Characters by column; what is not named has the width of a word. */
const WIDTHS: Readonly<Record<string, number>> = {
  url: 60,
  related_urls: 60,
  canonical: 60,
  title: 40,
  description: 60,
  h1: 40,
  observed: 50,
  expected: 30,
  where: 30,
  why: 60,
  fix: 60,
  steps: 80,
  reference: 50,
  check_id: 30,
  accepted_reason: 50,
  template: 30,
};
const WORD_WIDTH = 14;
/** Columns whose addresses can be followed. */
const LINKED = new Set(['url', 'canonical', 'reference']);

/** A sheet whose columns are as wide as what they usually hold, with links where they hold addresses. */
export function makeSheet(name: string, columns: readonly string[], batches: WorkbookSheet['batches']): WorkbookSheet {
  return {
    name,
    columns: columns.map((title) => ({ title, width: WIDTHS[title] ?? WORD_WIDTH, linked: LINKED.has(title) })),
    batches,
  };
}
