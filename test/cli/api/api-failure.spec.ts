import { expect } from 'chai';
import { describeRefusedAddress } from '../../../api/http/requests/refused-address.js';
import { toApiFailure } from '../../../cli/api/api-failure.js';

describe('[U] API failure', () => {
  const cases: [string, number, unknown, { exitCode: number; message: string; details: string[] }][] = [
    [
      'names the places of a 422',
      422,
      { detail: [{ loc: ['body', 'competitors', 1], msg: 'Not an http(s) address', type: 'url_parsing' }] },
      { exitCode: 2, message: 'The platform refused the request', details: ['competitors.1: Not an http(s) address'] },
    ],
    [
      'shows the setting that opens a private address',
      422,
      {
        detail: [
          {
            loc: ['body', 'website_url'],
            msg: describeRefusedAddress('http://localhost:3000/'),
            type: 'url_not_allowed',
          },
        ],
      },
      {
        exitCode: 2,
        message: 'The platform refused the request',
        details: [
          'website_url: This address may not be requested. If it is on your own machine or network, add localhost:3000 to ' +
            'ALLOWED_PRIVATE_HOSTS in .env (ALLOWED_PRIVATE_HOSTS=localhost:3000; several with commas) and restart Linkwright.',
        ],
      },
    ],
    [
      'asks for another token',
      401,
      { detail: 'Token expired' },
      {
        exitCode: 5,
        message: 'The token was refused: Token expired',
        details: ['Pass another one with --token or LINKWRIGHT_TOKEN'],
      },
    ],
    [
      'shows the plan that is too small',
      402,
      {
        detail: 'Premium or Enterprise subscription required',
        plan: 'free',
        required_plans: ['premium', 'enterprise'],
      },
      { exitCode: 5, message: 'Premium or Enterprise subscription required', details: ['Your plan: free'] },
    ],
    ['counts 403 as authentication', 403, { detail: 'No' }, { exitCode: 5, message: 'No', details: [] }],
    [
      'names the request of a 500',
      500,
      { detail: 'An internal error occurred', request_id: 'r-1' },
      { exitCode: 1, message: 'An internal error occurred', details: ["Request r-1 in the platform's log"] },
    ],
    [
      'knows a failed operation',
      502,
      { detail: 'x', error: { code: 'site_unreachable', detail: 'connection refused' } },
      { exitCode: 4, message: 'The audit failed: connection refused (site_unreachable)', details: [] },
    ],
    [
      'tells the status of an unreadable body',
      503,
      null,
      { exitCode: 1, message: 'The platform returned 503', details: [] },
    ],
    [
      'keeps the code of an unreadable 401',
      401,
      '',
      { exitCode: 5, message: 'The platform returned 401', details: [] },
    ],
  ];
  for (const [title, status, body, expected] of cases) {
    it(title, () => {
      const { exitCode, message, details } = toApiFailure({ status, body });
      expect({ exitCode, message, details }).to.deep.equal(expected);
    });
  }
});
