import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Connects to this machine, whatever the name: mail servers of tests have names that stand in no name server. */
export async function openLoopback(_host: string, port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}
