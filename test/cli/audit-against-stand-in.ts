import { afterEach } from 'mocha';
import { type Captured, type CaptureOptions, captureCli } from './capture-cli.js';
import { OPERATION_ID, type Script, type StandInApi, startStandInApi } from './stand-in-api.js';

export const SITE = 'https://oak.example/';
export const SELF = `/api/operations/${OPERATION_ID}`;
export const START = 'POST /api/seo/enterprise/complete-audit';
export const EVENTS = `GET ${SELF}/events`;
export const CANCEL = `POST ${SELF}/cancel`;

/** Runs `audit` against a stand-in for the platform, a new one each time, closed after the test. Call it in a `describe`. */
export function auditAgainstStandIn() {
  const opened: StandInApi[] = [];
  const current = () => {
    const api = opened.at(-1);
    if (!api) throw new Error('Nothing was run yet');
    return api;
  };
  afterEach(async () => {
    for (const api of opened.splice(0)) await api.close();
  });
  return {
    run: async (script: Script, args: string[] = [], options: CaptureOptions = {}): Promise<Captured> => {
      const api = await startStandInApi(script);
      opened.push(api);
      return captureCli(['audit', SITE, '--server', api.url, ...args], options);
    },
    url: () => current().url,
    seen: () => current().seen,
    /** The requests with this line, in order. */
    seenOf: (line: string) => current().seen.filter((request) => request.line === line),
    lines: () => current().seen.map(({ line }) => line),
  };
}
