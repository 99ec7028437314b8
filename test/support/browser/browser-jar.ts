/** Follows redirects and keeps cookies by host, as a browser does as far as sign-in goes. */
export class BrowserJar {
  private readonly cookies = new Map<string, Map<string, string>>();

  /** `Cookie` header for an address. */
  header(address: string): string {
    const kept = this.cookies.get(new URL(address).host) ?? new Map<string, string>();
    return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Names and attributes of the cookies that the last answers set. */
  readonly set: string[] = [];

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.header(address));
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) this.keep(address, cookie);
    return answer;
  }

  /** Goes on until an answer is no redirect. */
  async follow(address: string, init: RequestInit = {}): Promise<{ url: string; answer: Response; text: string }> {
    let [url, options] = [address, init];
    for (let hop = 0; hop < 15; hop++) {
      const answer = await this.fetch(url, options);
      const location = answer.headers.get('location');
      const text = await answer.text();
      if (!location || answer.status < 300 || answer.status > 399) return { url, answer, text };
      [url, options] = [new URL(location, url).href, {}];
    }
    throw new Error('too many redirects');
  }

  /** Fills in the first form of a page. */
  submit(page: { url: string; text: string }, fields: Record<string, string>): ReturnType<BrowserJar['follow']> {
    const action = /<form[^>]*action="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const hidden = [...page.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    );
    const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields });
    return this.follow(new URL(action, page.url).href, { method: 'POST', body });
  }

  private keep(address: string, cookie: string): void {
    this.set.push(cookie);
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    const host = new URL(address).host;
    const kept = this.cookies.get(host) ?? new Map<string, string>();
    const expired = /expires=Thu, 01 Jan 1970/i.test(cookie);
    if (expired) kept.delete(pair.slice(0, at));
    else kept.set(pair.slice(0, at), pair.slice(at + 1));
    this.cookies.set(host, kept);
  }
}
