import { createServer, type Server, type Socket } from 'node:net';
import { findPart, type MimePart, parseMime } from './mime.ts';

export type ReceivedMail = {
  from: string;
  to: string[];
  /** Lower-case names with all their values, unfolded. */
  headers: Map<string, string[]>;
  /** Decoded. */
  text: string;
  /** Empty where there is none. */
  html: string;
  mime: MimePart;
  /** The raw data as received, before dot-unstuffing. */
  raw: string;
  /** Whether the client got a confirmation; without one it sends the mail again. */
  isConfirmed: boolean;
};

/** How the server treats a client. */
export type SmtpBehaviour =
  | 'takes'
  | 'defers recipients'
  | 'refuses recipients'
  | 'refuses texts'
  | 'hangs up after the text';

/** A fake SMTP server: as much of RFC 5321 as a mail client needs. Stores the mails that it accepts. */
export type SmtpServer = {
  port: number;
  behaviour: SmtpBehaviour;
  mails: ReceivedMail[];
  /** Closes the port, as a server that is down does. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

type Envelope = { from: string; to: string[] };

export async function startSmtpServer(port: number): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  let listener: Server | undefined;
  const smtp: SmtpServer = {
    port,
    behaviour: 'takes',
    mails: [],
    start: async () => {
      listener = createServer((socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
        socket.on('error', () => socket.destroy());
        handleConnection(socket, smtp);
      });
      await listen(listener, port);
    },
    stop: async () => {
      const closing = listener;
      listener = undefined;
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => (closing ? closing.close(done) : done(undefined)));
    },
  };
  await smtp.start();
  return smtp;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

function handleConnection(socket: Socket, smtp: SmtpServer) {
  let rest = '';
  let envelope: Envelope = { from: '', to: [] };
  let isData = false;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const takeData = () => {
    const end = rest.indexOf('\r\n.\r\n');
    if (end < 0) return false;
    const raw = rest.slice(0, end + 2);
    rest = rest.slice(end + 5);
    isData = false;
    const isConfirmed = smtp.behaviour !== 'hangs up after the text';
    if (smtp.behaviour !== 'refuses texts') smtp.mails.push({ ...readMail(envelope, raw), isConfirmed });
    envelope = { from: '', to: [] };
    if (!isConfirmed) socket.destroy();
    else reply(smtp.behaviour === 'refuses texts' ? '554 5.7.1 This is not wanted here' : '250 2.0.0 Kept');
    return true;
  };
  const takeCommand = () => {
    const end = rest.indexOf('\r\n');
    if (end < 0) return false;
    const line = rest.slice(0, end);
    rest = rest.slice(end + 2);
    isData = handleCommand(line, envelope, smtp.behaviour, reply, socket);
    return true;
  };
  socket.setEncoding('latin1');
  reply('220 mail.test ESMTP');
  socket.on('data', (part: string) => {
    rest += part;
    while (isData ? takeData() : takeCommand());
  });
}

/** @returns whether the text comes next */
function handleCommand(
  line: string,
  envelope: Envelope,
  mood: SmtpBehaviour,
  reply: (line: string) => void,
  socket: Socket,
): boolean {
  const [, verb = '', address = ''] = /^(\w+)(?:.*?<(.*?)>)?/.exec(line) ?? [];
  switch (verb.toUpperCase()) {
    case 'EHLO':
      reply('250-mail.test');
      reply('250 8BITMIME');
      return false;
    case 'HELO':
    case 'RSET':
    case 'NOOP':
      reply('250 2.0.0 Fine');
      return false;
    case 'MAIL':
      Object.assign(envelope, { from: address, to: [] });
      reply('250 2.1.0 Fine');
      return false;
    case 'RCPT':
      if (mood === 'defers recipients') reply('450 4.2.1 Try again later');
      else if (mood === 'refuses recipients') reply('550 5.1.1 No such letter box');
      else {
        envelope.to.push(address);
        reply('250 2.1.5 Fine');
      }
      return false;
    case 'DATA':
      reply('354 Go ahead');
      return true;
    case 'QUIT':
      reply('221 2.0.0 Bye');
      socket.end();
      return false;
    default:
      reply('502 5.5.2 Not known here');
      return false;
  }
}

function readMail(envelope: Envelope, raw: string): Omit<ReceivedMail, 'isConfirmed'> {
  const mime = parseMime(raw.replace(/^\.\./gm, '.'));
  const readText = (type: string) => findPart(mime, type)?.bytes.toString('utf8').replaceAll('\r\n', '\n') ?? '';
  return { ...envelope, headers: mime.headers, text: readText('text/plain'), html: readText('text/html'), mime, raw };
}
