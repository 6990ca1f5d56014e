import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../api/src/platform/database/free-port.ts';

const run = promisify(execFile);
const program = '/usr/sbin/dovecot';

export type MailServer = {
  host: string;
  /** Of encrypted connections, and of those that become so by STARTTLS or not at all. */
  port: number;
  plainPort: number;
  /** The file of its certificate, which clients must be told to trust. */
  certificate: string;
  password: string;
  /** Puts a mail into a user's inbox. */
  deliver(user: string, mail: string | Buffer): Promise<void>;
  /** The keywords of the mails in a user's inbox, and how many of them are unread. */
  look(user: string): Promise<{ unread: number; marked: number }>;
  /** Makes the inbox anew with the same mails, whose numbers are others then. */
  renumber(user: string): Promise<void>;
  /** Ends it as a crash would, and starts it again with the same mails. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Debian's Dovecot on free ports, with mails of its own, which `stop` deletes; its certificate holds for `days`. */
export async function startDovecot({ days = 30 } = {}): Promise<MailServer> {
  const folder = path.join(tmpdir(), `cotejo-dovecot-${randomUUID()}`);
  const mails = path.join(folder, 'mails');
  await mkdir(mails, { recursive: true });
  const { uid, username } = userInfo();
  const isRoot = uid === 0;
  const account = isRoot ? await accountOf('dovenull') : { uid, gid: userInfo().gid };
  await chmod(folder, 0o755);
  await chown(mails, account.uid, account.gid);
  const [port, plainPort] = [await freePort(), await freePort()];
  const password = 'of-the-mailbox';
  const certificate = path.join(folder, 'cert.pem');
  await makeCertificate(folder, days);
  const users = isRoot
    ? ''
    : `default_internal_user = ${username}\ndefault_login_user = ${username}\ndefault_internal_group = ${account.gid}`;
  await writeFile(
    path.join(folder, 'dovecot.conf'),
    `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
instance_name = ${path.basename(folder)}
${users}
ssl = yes
ssl_cert = <${certificate}
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
first_valid_uid = ${account.uid}
mail_location = maildir:${mails}/%u
mail_max_userip_connections = 100
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${account.uid} gid=${account.gid} home=${mails}/%u
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${plainPort}
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
`,
  );
  let ended: Promise<unknown> = Promise.resolve();
  let kill = () => {};
  const start = async () => {
    const server = spawn(program, ['-F', '-c', path.join(folder, 'dovecot.conf')], { stdio: 'ignore', detached: true });
    ended = once(server, 'exit');
    kill = () => process.kill(-server.pid!, 'SIGKILL');
    await answering(plainPort, () => readFile(path.join(folder, 'log'), 'utf8').catch(() => ''));
  };
  const end = async () => {
    kill();
    await ended;
  };
  await start();
  const inbox = (user: string, ...below: string[]) => path.join(mails, user, ...below);
  return {
    host: '127.0.0.1',
    port,
    plainPort,
    certificate,
    password,
    async deliver(user, mail) {
      for (const part of ['', 'new', 'cur', 'tmp']) {
        await mkdir(inbox(user, part), { recursive: true });
        await chown(inbox(user, part), account.uid, account.gid);
      }
      const name = `${process.hrtime.bigint()}.${randomUUID()}`;
      await writeFile(inbox(user, 'tmp', name), mail);
      await chown(inbox(user, 'tmp', name), account.uid, account.gid);
      await run('mv', [inbox(user, 'tmp', name), inbox(user, 'new', name)]);
    },
    async look(user) {
      const names = [...(await readdir(inbox(user, 'new'))), ...(await readdir(inbox(user, 'cur')))];
      const flags = names.map((name) => /:2,(.*)$/.exec(name)?.[1] ?? '');
      return {
        unread: flags.filter((letters) => !letters.includes('S')).length,
        marked: flags.filter((letters) => /[a-z]/.test(letters)).length,
      };
    },
    async renumber(user) {
      await end();
      const numbers = (await readdir(inbox(user))).filter((name) => name.startsWith('dovecot'));
      await Promise.all(numbers.map((name) => rm(inbox(user, name), { recursive: true })));
      // The number of the box is the second in which it is made.
      await new Promise((next) => setTimeout(next, 1100));
      await start();
    },
    async crash() {
      await end();
      await start();
    },
    start,
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function accountOf(name: string): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (of) => Number((await run('id', [of, name])).stdout)));
  return { uid: uid!, gid: gid! };
}

/** A certificate for this machine that it has signed itself; with fewer than no days it has expired. */
async function makeCertificate(folder: string, days: number): Promise<void> {
  const at = (offset: number) =>
    `${new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 19).replaceAll(/[-T:]/g, '')}Z`;
  const [key, request, extensions] = ['key.pem', 'request.pem', 'extensions'].map((name) => path.join(folder, name));
  const subject = ['-subj', '/CN=localhost'];
  await run('openssl', ['req', '-newkey', 'rsa:2048', '-nodes', '-keyout', key!, '-out', request!, ...subject]);
  await writeFile(extensions!, 'subjectAltName=DNS:localhost,IP:127.0.0.1\nbasicConstraints=CA:TRUE\n');
  const index = path.join(folder, 'index');
  await writeFile(index, '');
  await writeFile(
    path.join(folder, 'ca.conf'),
    `[ca]\ndefault_ca=own\n[own]\ndatabase=${index}\nnew_certs_dir=${folder}\nrand_serial=yes\ndefault_md=sha256\n` +
      'policy=any\n[any]\ncommonName=supplied\n',
  );
  const files = ['-config', path.join(folder, 'ca.conf'), '-keyfile', key!, '-in', request!, '-extfile', extensions!];
  const dates = ['-startdate', at(Math.min(-1, days - 1)), '-enddate', at(days)];
  const certificate = path.join(folder, 'cert.pem');
  await run('openssl', ['ca', '-batch', '-selfsign', '-notext', '-out', certificate, ...files, ...dates]);
}

/** Waits until the server greets. */
async function answering(port: number, log: () => Promise<string>): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((next) => setTimeout(next, 50))) {
    const socket = connect(port, '127.0.0.1');
    const greeted = await Promise.race([
      once(socket, 'data').then(
        () => true,
        () => false,
      ),
      once(socket, 'close').then(() => false),
    ]);
    socket.destroy();
    if (greeted) return;
  }
  throw new Error(`Dovecot did not start: ${(await log()).slice(-2000)}`);
}
