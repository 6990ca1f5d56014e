import { Socket } from 'node:net';

type Target = { host: string[]; port: number[]; path: string | undefined };

/**
 * A connection to the database that ends itself when something was sent and nothing has come back for `limit`
 * milliseconds, as behind a half-open network, where no packet ever says that the other side is gone. The database's own
 * limits end every statement sooner, so a healthy one always answers in time. Works for unencrypted connections.
 */
export function answeringSocket({ host, port, path }: Target, limit: number): Socket {
  const socket = new Socket();
  let timer: NodeJS.Timeout | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = socket.write.bind(socket);
  socket.write = ((...sent: Parameters<Socket['write']>) => {
    timer ??= setTimeout(
      () => socket.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' })),
      limit,
    );
    return write(...sent);
  }) as Socket['write'];
  socket.on('data', heard).on('close', heard);
  return path ? socket.connect(path) : socket.connect(port[0]!, host[0]!);
}
