import { percentDecode } from './percent-decode.js';

/**
 * The id a fragment asks for (decoded), or null when it asks for none: empty, "top" (HTML standard, "find a potential
 * indicated element"), a text fragment (":~:"), or a client-side route ("#/…", "#!…").
 */
export function fragmentTarget(fragment: string): string | null {
  const id = fragment.split(':~:')[0] ?? '';
  if (id === '' || id.toLowerCase() === 'top' || /^[/!]/.test(id)) return null;
  return percentDecode(id);
}
