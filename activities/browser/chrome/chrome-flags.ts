export interface ChromeFlagOptions {
  /** Where all traffic goes: a filtering proxy, as http://host:port. */
  proxyUrl: string;
  /** Give up Chromium's own sandbox, which needs user namespaces and is not to be had as root. */
  noSandbox: boolean;
}

/**
 * The command line that makes the proxy the browser's only way out. chrome-launcher adds its own flags for quiet
 * automation; `--disable-features` is left to it, since a second one replaces the first.
 */
export function chromeFlags({ proxyUrl, noSandbox }: ChromeFlagOptions): string[] {
  const proxy = new URL(proxyUrl);
  return [
    '--headless=new',
    `--proxy-server=http://${proxy.host}`,
    // Without it Chromium goes around the proxy for loopback and link-local hosts, metadata services included.
    '--proxy-bypass-list=<-loopback>',
    // The proxy resolves names. Anything that tries to do so itself (prefetch, a forgotten service) finds nothing.
    `--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${proxy.hostname}`,
    '--dns-prefetch-disable',
    // UDP would pass the proxy by.
    '--disable-quic',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--no-pings',
    '--no-service-autorun',
    '--disable-notifications',
    '--deny-permission-prompts',
    // The headless shell opens every window that a page asks for; other builds block them and do not know the flag.
    '--block-new-web-contents',
    // A crash handler leaves the process group and outlives a killed browser.
    '--disable-breakpad',
    '--disable-crash-reporter',
    // Containers give /dev/shm 64 MB, which one heavy page fills.
    '--disable-dev-shm-usage',
    ...(noSandbox ? ['--no-sandbox'] : []),
  ];
}

/** Preferences that have no flag. */
export const CHROME_PREFERENCES = {
  // 3: every download is refused.
  download_restrictions: 3,
  webrtc: {
    ip_handling_policy: 'disable_non_proxied_udp',
    multiple_routes_enabled: false,
    nonproxied_udp_enabled: false,
  },
};
