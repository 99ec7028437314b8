import { expect } from 'chai';
import { createLogger } from '../../platform/logger.js';

describe('[U] createLogger', () => {
  function lines(write: (logger: ReturnType<typeof createLogger>) => void, level = 'info'): string[] {
    const written: string[] = [];
    write(createLogger({ level, service: 'api' }, { write: (line) => void written.push(line) }));
    return written;
  }

  it('writes one JSON object a line, whatever it is given', () => {
    const [line = '', ...more] = lines((logger) => logger.info({ path: '/a\n{"level":"fatal"}\u001b[31m' }, 'a\nb'));
    expect(more).to.deep.equal([]);
    expect([...line.trimEnd()].filter((character) => character < ' ')).to.deep.equal([]);
    expect(JSON.parse(line)).to.include({
      level: 'info',
      service: 'api',
      msg: 'a\nb',
      path: '/a\n{"level":"fatal"}\u001b[31m',
    });
  });

  it('hides secrets, also inside of objects', () => {
    const secret = 'hunter2';
    const [line = ''] = lines((logger) =>
      logger.info({
        password: secret,
        sender: { smtp: { password: secret }, api_key: secret },
        req: {
          headers: {
            authorization: `Bearer ${secret}`,
            cookie: secret,
            'x-csrf-token': secret,
            'idempotency-key': secret,
          },
        },
        tokens: { access_token: secret, refresh_token: secret, id_token: secret },
        kept: 'shown',
      }),
    );
    expect(line).not.to.contain(secret);
    expect(JSON.parse(line)).to.deep.include({ password: '[redacted]', kept: 'shown' });
  });

  it('keeps to its level', () => {
    expect(lines((logger) => logger.info('quiet'), 'warn')).to.deep.equal([]);
  });
});
