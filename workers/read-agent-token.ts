/** The product token of the user agent (RFC 9309 2.2.1), which groups of robots.txt are matched with. */
export function readAgentToken(userAgent: string): string {
  return /^[A-Za-z_-]+/.exec(userAgent)?.[0] ?? 'LinkwrightBot';
}
