import { percentDecode } from './percent-decode.js';

/**
 * The id that a fragment refers to (decoded), or null when there is none: empty, "top" (HTML standard, "find a
 * potential indicated element"), a text fragment (":~:"), or a client-side route ("#/…", "#!…").
 */
export function fragmentTarget(fragment: string): string | null {
  const id = fragment.split(':~:')[0] ?? '';
  if (id === '' || id.toLowerCase() === 'top' || /^[/!]/.test(id)) return null;
  return percentDecode(id);
}
