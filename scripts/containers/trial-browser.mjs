import https from 'node:https';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} text
 * @property {string} url
 */

const REDIRECTS = 12;

/** A browser as far as signing in needs one: follows redirects, keeps cookies per host, trusts the given authorities. */
export class TrialBrowser {
  /** @type {Map<string, Map<string, string>>} */
  #jars = new Map();
  #csrf = '';

  /** @param {{ origin: string, ca: string[] }} settings */
  constructor(settings) {
    this.origin = settings.origin;
    this.ca = settings.ca;
  }

  /**
   * Signs in by the provider of the trial.
   * @param {string} name
   * @returns {Promise<string>} the user's id
   */
  async signIn(name) {
    let url = `${this.origin}/auth/login?return_to=/app`;
    for (let hop = 0; ; hop++) {
      if (hop === REDIRECTS) throw new Error('The sign-in redirects without end');
      const { status, headers, text } = await this.#ask(url);
      if (status === 200) break;
      if (status < 300 || status >= 400)
        throw new Error(`The sign-in ended at ${url} with ${status}: ${text.slice(0, 300)}`);
      url = new URL(headers.location ?? '', url).href;
      if (url.includes('/interaction/')) url += `?user=${name}`;
    }
    const session = await this.get('/auth/session');
    this.#csrf = session.csrf_token;
    return session.user.id;
  }

  /**
   * @param {string} path
   * @returns {Promise<any>} the JSON
   */
  async get(path) {
    return this.#read(await this.#ask(`${this.origin}${path}`));
  }

  /**
   * @param {string} path
   * @param {unknown} body
   * @returns {Promise<any>} the JSON
   */
  async post(path, body) {
    const headers = { 'content-type': 'application/json', 'x-csrf-token': this.#csrf, prefer: 'respond-async' };
    return this.#read(
      await this.#ask(`${this.origin}${path}`, { method: 'POST', body: JSON.stringify(body), headers }),
    );
  }

  /** @param {Answer} answer */
  #read({ status, text, url }) {
    if (status >= 400) throw new Error(`${url} returned ${status}: ${text.slice(0, 500)}`);
    return JSON.parse(text);
  }

  /**
   * @param {string} url
   * @param {{ method?: string, body?: string, headers?: Record<string, string> }} [options]
   * @returns {Promise<Answer>}
   */
  #ask(url, { method = 'GET', body, headers = {} } = {}) {
    const { host } = new URL(url);
    const jar = this.#jars.get(host) ?? new Map();
    this.#jars.set(host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((resolve, reject) => {
      const options = { method, ca: this.ca, headers: { accept: '*/*', cookie, ...headers }, timeout: 30_000 };
      const request = https.request(url, options, (response) => {
        for (const line of response.headers['set-cookie'] ?? []) {
          const [pair = ''] = line.split(';');
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text, url }));
        response.on('error', reject);
      });
      request.on('timeout', () => request.destroy(new Error(`${url} did not answer within 30 seconds`)));
      request.on('error', reject);
      request.end(body);
    });
  }
}
