import type { StartPageShots } from './report-extra.js';

/** Stored JPEG files as data URLs; null if there is none at all. */
export function toStartPageShots(
  files: Readonly<Record<keyof StartPageShots, Uint8Array | null>>,
): StartPageShots | null {
  const { desktop, phone } = files;
  if (desktop === null && phone === null) return null;
  return { desktop: toUrl(desktop), phone: toUrl(phone) };
}

function toUrl(jpeg: Uint8Array | null): string | null {
  return jpeg === null ? null : `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
}
