import { Socket } from 'node:net';

type Target = { host: string[]; port: number[]; path: string | undefined };

/**
 * A connection to the database that ends itself when nothing comes back within `limit` milliseconds after something was
 * sent, as on a half-open connection, where no packet says that the other side is gone. A healthy database ends every
 * statement sooner by its own limits. For unencrypted connections only.
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
