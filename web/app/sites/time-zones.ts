import type { SelectOption } from '../parts/select-options.js';

/** UTC first, then the zones that this runtime knows; one that is stored under another name is kept. */
export function listTimeZones(stored: string): SelectOption[] {
  const names = new Set(['UTC', stored, ...Intl.supportedValuesOf('timeZone')]);
  return [...names].map((value) => ({ value, title: value.replaceAll('_', ' ') }));
}
