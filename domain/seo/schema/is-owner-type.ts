import { isKind } from './vocabulary.js';

/** Whether structured data of this type names who is behind a site: a Person, an Organization or any kind of one. */
export function isOwnerType(type: string): boolean {
  const name = type.split(/[/:#]/).at(-1) ?? type;
  return isKind([name], 'Organization') || isKind([name], 'Person');
}
