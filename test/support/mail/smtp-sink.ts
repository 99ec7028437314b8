import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

/** body: some of it has come and no dot. dot: all has come and nothing is answered yet. reply: the 250 has left. */
export type SinkPoint =
  | 'banner'
  | 'ehlo'
  | 'starttls'
  | 'auth'
  | 'mail'
  | 'rcpt'
  | 'data'
  | 'body'
  | 'dot'
  | 'reply'
  | 'rset';

/** close: without a word. hang: nothing more is said. Else a reply in place of the usual one. */
export interface SinkFailure {
  at: SinkPoint;
  act: 'close' | 'hang' | `${number} ${string}`;
  /** For mails to this address alone, from RCPT on. */
  to?: string;
}

export interface SinkOptions {
  tls?: { key: string; cert: string; from: 'start' | 'starttls' };
  /** RFC 2920: the client may send MAIL, RCPT and DATA at once. */
  pipelining?: boolean;
  password?: string;
  /** RFC 6531: addresses with letters beyond ASCII are taken. */
  smtpUtf8?: boolean;
  /** What is said when a mail is taken. */
  taken?: string;
}

export interface SmtpSink {
  port: number;
  /** Whole mails, as of their dots: a server may keep one though no one has heard its answer. */
  mails: { from: string; to: string; raw: string }[];
  /** Commands of all connections, in order. */
  commands: string[];
  connections(): number;
  /** Bytes that have come in answer to 354s. */
  bodyBytes(): number;
  faults: SinkFailure[];
  copiesTo(address: string): number;
  /** Ends all connections without a word, and takes new ones. */
  cut(): void;
  close(): Promise<void>;
}

const POINTS: Readonly<Record<string, SinkPoint>> = {
  EHLO: 'ehlo',
  HELO: 'ehlo',
  STARTTLS: 'starttls',
  AUTH: 'auth',
  MAIL: 'mail',
  RCPT: 'rcpt',
  DATA: 'data',
  RSET: 'rset',
};

/** An SMTP server on loopback that can fail at every single point of a conversation, and counts what it was given. */
export async function startSmtpSink(options: SinkOptions = {}): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const counts = { connections: 0, bodyBytes: 0 };
  const sink: SmtpSink = {
    port: 0,
    mails: [],
    commands: [],
    faults: [],
    connections: () => counts.connections,
    bodyBytes: () => counts.bodyBytes,
    copiesTo: (address) => sink.mails.filter(({ to }) => to === address).length,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      sink.cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer({ noDelay: true }, (plain) => {
    counts.connections += 1;
    sockets.add(plain);
    plain.on('error', () => undefined);
    const socket = options.tls?.from === 'start' ? encrypt(plain, options.tls) : plain;
    new Conversation(sink, options, counts, socket).begin();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  sink.port = (server.address() as AddressInfo).port;
  return sink;
}

function encrypt(plain: Socket, { key, cert }: { key: string; cert: string }): TLSSocket {
  const socket = new TLSSocket(plain, { isServer: true, secureContext: createSecureContext({ key, cert }) });
  socket.on('error', () => undefined);
  return socket;
}

class Conversation {
  private buffered = '';
  private from = '';
  private to = '';
  private hasRecipient = false;
  private isInBody = false;
  private hangs = false;

  constructor(
    private readonly sink: SmtpSink,
    private readonly options: SinkOptions,
    private readonly counts: { bodyBytes: number },
    private socket: Socket,
  ) {}

  begin(): void {
    this.listen();
    this.answer('banner', '220 sink.example ready');
  }

  private listen(): void {
    this.socket.on('data', (chunk: Buffer) => {
      this.buffered += chunk.toString('latin1');
      if (this.isInBody) this.counts.bodyBytes += chunk.length;
      while (!this.hangs && !this.socket.destroyed && this.claimNext());
    });
  }

  private claimNext(): boolean {
    const end = this.buffered.indexOf(this.isInBody ? '\r\n.\r\n' : '\r\n');
    if (this.isInBody && (end !== -1 || this.buffered !== '') && this.fail('body')) return false;
    if (end === -1) return false;
    const text = this.buffered.slice(0, end);
    this.buffered = this.buffered.slice(end + (this.isInBody ? 5 : 2));
    if (this.isInBody) this.takeMail(text);
    else this.takeCommand(text);
    return true;
  }

  private takeMail(text: string): void {
    this.isInBody = false;
    const raw = Buffer.from(`${text}\r\n`.replace(/^\.\./gm, '.'), 'latin1').toString('utf8');
    this.sink.mails.push({ from: this.from, to: this.to, raw });
    this.answer('dot', this.options.taken ?? `250 2.0.0 Ok: queued as ${this.sink.mails.length}`);
    if (!this.hangs) this.fail('reply');
  }

  private takeCommand(line: string): void {
    this.sink.commands.push(line);
    const verb = /^[A-Za-z]+/.exec(line)?.[0].toUpperCase() ?? '';
    if (verb === 'MAIL') this.hasRecipient = false;
    if (verb === 'MAIL') this.from = /<(.*?)>/.exec(line)?.[1] ?? '';
    if (verb === 'RCPT') this.to = /<(.*?)>/.exec(line)?.[1] ?? '';
    const point = POINTS[verb];
    if (verb === 'QUIT') this.socket.end('221 Bye\r\n');
    else if (point === undefined) this.socket.write('500 5.5.1 What?\r\n');
    else if (verb === 'DATA' && !this.hasRecipient) this.socket.write('554 5.5.1 No valid recipients\r\n');
    else if (this.answer(point, this.replyTo(verb, line))) this.follow(verb);
  }

  private replyTo(verb: string, line: string): string {
    const { tls, pipelining, password, smtpUtf8 } = this.options;
    if (verb === 'DATA') return '354 Go on';
    if (verb === 'STARTTLS') return tls ? '220 Go on' : '502 5.5.1 Not here';
    if (verb === 'AUTH') {
      const given = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString('utf8')
        .split('\0')[2];
      return given === password ? '235 2.7.0 Signed in' : '535 5.7.8 Wrong password';
    }
    if (verb !== 'EHLO') return '250 2.0.0 Ok';
    const isOpen = !(this.socket instanceof TLSSocket);
    const offers = [
      ...(tls && isOpen ? ['STARTTLS'] : []),
      ...(pipelining ? ['PIPELINING'] : []),
      ...(password ? ['AUTH PLAIN'] : []),
      ...(smtpUtf8 ? ['SMTPUTF8', '8BITMIME'] : []),
    ];
    return ['sink.example', ...offers, 'SIZE 100000']
      .map((text, index, all) => `250${index === all.length - 1 ? ' ' : '-'}${text}`)
      .join('\r\n');
  }

  private follow(verb: string): void {
    if (verb === 'RCPT') this.hasRecipient = true;
    if (verb === 'DATA') {
      this.isInBody = true;
      this.counts.bodyBytes += this.buffered.length;
    }
    if (verb !== 'STARTTLS' || !this.options.tls) return;
    this.socket.removeAllListeners('data');
    this.socket = encrypt(this.socket, this.options.tls);
    this.listen();
  }

  /** @returns whether it was the usual answer */
  private answer(point: SinkPoint, usual: string): boolean {
    if (this.fail(point)) return false;
    this.socket.write(`${usual}\r\n`);
    return true;
  }

  private fail(point: SinkPoint): boolean {
    const error = this.sink.faults.find(({ at, to }) => at === point && (to === undefined || to === this.to));
    if (!error) return false;
    if (error.act === 'close') this.socket.destroy();
    else if (error.act === 'hang') this.hangs = true;
    else {
      this.socket.write(`${error.act}\r\n`);
      if (point === 'body') this.hangs = true;
    }
    return true;
  }
}
