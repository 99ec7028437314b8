import { emailInOneForm } from '../../addresses/email-address.js';

const ADDRESS = /[^\s<>()[\]{}:;,"'=@\\|]{1,128}@(?:\[[0-9a-f.:]{3,45}\]|[^\s<>()[\]{}:;,"'@\\/|!?]{1,253})/iu;
const ADDRESSES = new RegExp(ADDRESS.source, 'giu');

/** The first mail address in a text ("rfc822; ana@blog.example", "<ana@blog.example>"), canonical; null without any. */
export function addressIn(text: string): string | null {
  const found = ADDRESS.exec(text.slice(0, 2_000))?.[0];
  return found ? cleaned(found) : null;
}

/** All addresses in a text, canonical, each once. */
export function addressesIn(text: string): string[] {
  return [...new Set([...text.slice(0, 200_000).matchAll(ADDRESSES)].map(([found]) => cleaned(found)))];
}

function cleaned(address: string): string {
  return emailInOneForm(address.replace(/[.]+$/, ''));
}
