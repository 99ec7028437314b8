import { pathSegments } from './path-segments.js';

/** Sections that people reach by a link and not by a search, as common systems name them. */
const PRIVATE: ReadonlySet<string> = new Set(
  (
    'account admin author authors auth basket cart checkout compare dashboard desk feed filter forgot-password imprint ' +
    'impressum intern internal intranet konto login logout members mein-konto my-account newsletter order orders panier ' +
    'preview print privacy private profile register search secure settings signin sign-in signup sign-up staff tag tags ' +
    'thank-you thanks user users warenkorb wishlist wp-admin wp-login'
  ).split(' '),
);
const ENDING = /\.(?:html?|php|aspx?|jsp)$/;

/** A segment of the path names an account, a basket, a search or another place that no search should lead to. */
export function isPrivatePath(url: string): boolean {
  return pathSegments(url).some((segment) => PRIVATE.has(segment.toLowerCase().replace(ENDING, '')));
}
