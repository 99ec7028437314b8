import type { OwnChecks } from './own-checks.js';

/** Without white space at the ends of names, so that a heading and what refers to it are the same text. */
export function trimOwnChecks({ extractions, page_filters }: OwnChecks): OwnChecks {
  return {
    extractions: extractions.map((extraction) => ({ ...extraction, name: extraction.name.trim() })),
    page_filters: page_filters.map((filter) => ({
      ...filter,
      name: filter.name.trim(),
      conditions: filter.conditions.map((condition) => ({ ...condition, column: condition.column.trim() })),
    })),
  };
}
