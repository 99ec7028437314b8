import { percentDecode } from '../../base/url/percent-decode.js';

/** What sizes, qualities and versions add to the name of one image. */
const VARIANT = /(?:[-_@](?:\d{1,5}x\d{1,5}|\d{2,4}w|\dx|scaled|large|medium|small|thumb(?:nail)?))+$/i;

/** The last part of an address or path, decoded; '' when there is none. */
export function readFileName(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '');
  return percentDecode(path.slice(path.lastIndexOf('/') + 1));
}

/** The two URLs or names are of one image, perhaps in another size or format. */
export function sameImage(one: string, other: string): boolean {
  const [first, second] = [stemOf(one), stemOf(other)];
  return first.length >= 3 && first === second;
}

function stemOf(address: string): string {
  return readFileName(address)
    .toLowerCase()
    .replace(/\.[a-z0-9]{2,5}$/, '')
    .replace(VARIANT, '');
}
