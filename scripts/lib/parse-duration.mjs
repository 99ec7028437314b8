const SECONDS = /** @type {const} */ ({ s: 1, m: 60, h: 3600, d: 86_400 });

/**
 * @param {string} text such as 90s, 15m, 1h, 30d
 * @returns {number} seconds
 * @throws Error for anything else, zero included
 */
export function parseDuration(text) {
  const match = /^(\d{1,9})([smhd])$/.exec(text);
  const unit = /** @type {keyof typeof SECONDS | undefined} */ (match?.[2]);
  const seconds = match === null || unit === undefined ? 0 : Number(match[1]) * SECONDS[unit];
  if (seconds === 0) throw new Error(`"${text}" is no length of time: write 90s, 15m, 1h or 30d`);
  return seconds;
}
