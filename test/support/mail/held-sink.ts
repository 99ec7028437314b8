import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/**
 * Moments of a transmission, in order: the client has connected; has named the recipient; has the 354 and has sent
 * nothing yet; has sent everything and waits; has been told 250.
 */
export type SinkMoment = 'connected' | 'rcpt' | 'data' | 'dot' | 'accepted';

export interface Delivery {
  to: string;
  raw: string;
}

export interface HeldSink {
  port: number;
  /** host:port */
  host: string;
  /** Whole mails, in order of their final dots: a server may keep one though no one has heard its 250. */
  deliveries: Delivery[];
  /** Connections that come to this moment stay there until released; null holds none. */
  hold(moment: SinkMoment | null): void;
  /** How many are held. */
  held(): number;
  release(): void;
  /** Called at each moment, before anything is answered. */
  onMoment: (moment: SinkMoment, to: string) => void;
  /** What the next mails are answered at the dot: a line such as "451 try later"; null takes them. */
  refuseAtDot: string | null;
  /** The same at RCPT. */
  refuseAtRcpt: string | null;
  copiesTo(address: string): number;
  close(): Promise<void>;
}

/** An SMTP server on loopback that takes all mail, can be stopped at any moment, and counts what it has. */
export async function startHeldSink(): Promise<HeldSink> {
  const waiting: (() => void)[] = [];
  let holding: SinkMoment | null = null;
  const at = async (moment: SinkMoment, to: string): Promise<void> => {
    sink.onMoment(moment, to);
    if (moment === holding) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => void at('connected', '').then(() => done()),
    onRcptTo: (address, _session, done) =>
      void at('rcpt', address.address).then(() => done(refusal(sink.refuseAtRcpt))),
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      const taken = takeMail(stream, to).then(() => {
        const refused = refusal(sink.refuseAtDot);
        done(refused);
        if (!refused) sink.onMoment('accepted', to);
      });
      // Of a client that dies in the middle of a mail nothing is taken.
      taken.catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
    },
  });
  const takeMail = async (stream: SMTPServerDataStream, to: string): Promise<void> => {
    await at('data', to);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    if (sink.refuseAtDot === null) sink.deliveries.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
    await at('dot', to);
  };
  // A client that was killed is part of the game.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const sink: HeldSink = {
    port,
    host: `127.0.0.1:${port}`,
    deliveries: [],
    refuseAtDot: null,
    refuseAtRcpt: null,
    onMoment: () => undefined,
    hold: (moment) => {
      holding = moment;
    },
    held: () => waiting.length,
    release: () => {
      holding = null;
      for (const resolve of waiting.splice(0)) resolve();
    },
    copiesTo: (address) => sink.deliveries.filter(({ to }) => to === address).length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
}

function refusal(line: string | null): Error | null {
  if (line === null) return null;
  return Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) });
}
