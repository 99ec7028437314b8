import { expect } from 'chai';
import { createRecipientDomainCheck, type MailResolver } from '../../../../activities/mail/dns/recipient-domain.js';

type Answers = Partial<Record<'mx' | 'a' | 'aaaa', string[] | string>>;

/** A name server with these answers; a text is the code of a failure. Counts the questions. */
function resolverWith(answers: Answers): MailResolver & { questions: string[] } {
  const questions: string[] = [];
  async function ask<Found>(kind: keyof Answers, domain: string, shape: (value: string) => Found): Promise<Found[]> {
    questions.push(`${kind} ${domain}`);
    const answer = answers[kind] ?? 'ENODATA';
    if (typeof answer === 'string') throw Object.assign(new Error(answer), { code: answer });
    return answer.map(shape);
  }
  // One of the forms that node:dns has is enough here.
  const resolve4 = ((domain: string) => ask('a', domain, (value) => value)) as MailResolver['resolve4'];
  const resolve6 = ((domain: string) => ask('aaaa', domain, (value) => value)) as MailResolver['resolve6'];
  const resolveMx = (domain: string) => ask('mx', domain, (exchange) => ({ exchange, priority: 10 }));
  return { questions, resolveMx, resolve4, resolve6 };
}

describe('[U] the check of a recipient domain', () => {
  const CASES: [string, Answers, string][] = [
    ['a mail server', { mx: ['mx.blog.example'] }, 'yes'],
    ['an address alone (RFC 5321 5.1)', { a: ['198.51.100.1'] }, 'yes'],
    ['an IPv6 address alone', { aaaa: ['2001:db8::1'] }, 'yes'],
    ['a null MX (RFC 7505)', { mx: [''], a: ['198.51.100.1'] }, 'null_mx'],
    ['a null MX written out', { mx: ['.'] }, 'null_mx'],
    ['nothing', {}, 'no_mail_server'],
    ['no existence', { mx: 'ENOTFOUND', a: 'ENOTFOUND', aaaa: 'ENOTFOUND' }, 'no_mail_server'],
    ['a name server that fails', { mx: 'ESERVFAIL', a: ['198.51.100.1'] }, 'unknown'],
    ['a name server that is not there', { mx: 'ECONNREFUSED' }, 'unknown'],
    ['a name server that fails half', { a: 'ETIMEOUT' }, 'unknown'],
    ['an address beside a failure', { a: 'ETIMEOUT', aaaa: ['2001:db8::1'] }, 'yes'],
  ];
  for (const [what, answers, expected] of CASES) {
    it(`says ${expected} of a domain with ${what}`, async () => {
      expect(await createRecipientDomainCheck(resolverWith(answers))('blog.example')).to.equal(expected);
    });
  }

  it('asks no one about addresses and names of this machine', async () => {
    const resolver = resolverWith({ mx: 'ENOTFOUND' });
    const check = createRecipientDomainCheck(resolver);
    for (const domain of ['[198.51.100.1]', '198.51.100.1', '::1', 'localhost', 'host.localhost', ''])
      expect(await check(domain), domain).to.equal('unknown');
    expect(resolver.questions).to.deep.equal([]);
  });

  it('asks once in five minutes for all mails of a queue, and sooner again where it learned nothing', async () => {
    let nowMs = 0;
    const known = resolverWith({ mx: ['mx.blog.example'] });
    const check = createRecipientDomainCheck(known, () => nowMs);
    await Promise.all([check('blog.example'), check('blog.example')]);
    nowMs = 5 * 60_000 - 1;
    await check('blog.example');
    expect(known.questions).to.have.length(1);
    nowMs += 1;
    await check('blog.example');
    expect(known.questions).to.have.length(2);

    const silent = resolverWith({ mx: 'ETIMEOUT' });
    const again = createRecipientDomainCheck(silent, () => nowMs);
    await again('blog.example');
    nowMs += 29_000;
    await again('blog.example');
    expect(silent.questions).to.have.length(1);
    nowMs += 1_000;
    await again('blog.example');
    expect(silent.questions).to.have.length(2);
  });
});

describe('[I] the check of a recipient domain', () => {
  it('knows nothing after two seconds without an answer', async () => {
    const silent = resolverWith({});
    const check = createRecipientDomainCheck({ ...silent, resolveMx: () => new Promise(() => undefined) });
    expect(await check('blog.example')).to.equal('unknown');
  });
});
