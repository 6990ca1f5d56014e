import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import net from 'node:net';
import dgram from 'node:dgram';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../ground/config/data-folder.ts';
import { onBehalfOf } from './company.ts';
import { compiledFor } from './compiled.ts';
import { openingsOf, reachOf, type SandboxReach } from './reach.ts';
import { snapshotFor } from './snapshot.ts';
import { takenOver } from './testing/taken-over.ts';
import { behind, noWall } from './wall.ts';

/** A folder with everything that a document must not reach. */
const home = await mkdtemp(path.join(tmpdir(), 'cotejo-escape-'));
const data = path.join(home, 'data');
await mkdir(data);
const compiled = path.join(home, 'compiled');
await mkdir(compiled);
for (const file of ['secret', 'data/resume.pdf', 'to-delete', 'to-truncate', 'compiled/code', 'compiled/more'])
  await writeFile(path.join(home, file), 'secret of another');
execFileSync('chmod', ['-R', 'a+rwX', home]);
const canvas = createRequire(createRequire(import.meta.resolve('@cotejo/extract-pdf')).resolve('@napi-rs/canvas'));
await copyFile(canvas.resolve(`@napi-rs/canvas-linux-${process.arch}-gnu`), path.join(home, 'native.node'));
const listen = async (server: net.Server, where: net.ListenOptions) => {
  server.listen(where);
  await once(server, 'listening');
  server.unref();
  return server;
};
const greet = () => net.createServer((socket) => socket.on('error', () => {}).end('hello'));
const tcp = await listen(greet(), { port: 0, host: '127.0.0.1' });
const unix = await listen(greet(), { path: path.join(home, 'socket') });
const abstract = await listen(greet(), { path: `\0cotejo-escape-${process.pid}` });
const udp = dgram.createSocket('udp4').bind(0, '127.0.0.1').unref();
await once(udp, 'listening');
const { port } = tcp.address() as net.AddressInfo;
const http = await listen(
  createServer((_, response) => response.end('page')),
  { port: 0, host: '127.0.0.1' },
);
const page = http.address() as net.AddressInfo;
const sibling = spawn('sleep', ['600'], { env: { KEY: 'secret' }, stdio: 'ignore' });
afterAll(async () => {
  sibling.kill('SIGKILL');
  for (const server of [tcp, unix, abstract, http, udp]) server.close();
  await rm(home, { recursive: true, force: true });
});

const quoted = (text: string) => JSON.stringify(text);
const at = (...names: string[]) => quoted(path.join(home, ...names));
const read = (place: string) => `return fs.readFileSync(${place}).length`;
const settle = (start: string) => `await new Promise((resolve, reject) => { ${start} })`;

const besideCode = quoted(path.join(projectFolder, 'node_modules', '.escaped'));

/** The attempts, as code. */
const attempts: Record<string, string> = {
  "read the machine's passwords": read(quoted('/etc/shadow')),
  'read its accounts': read(quoted('/etc/passwd')),
  'read a secret file': read(at('secret')),
  'read the secret by a name below its own files': read(
    quoted(
      path.join(
        projectFolder,
        'node_modules',
        path.relative(path.join(projectFolder, 'node_modules'), path.join(home, 'secret')),
      ),
    ),
  ),
  "read a company's files in the data folder": read(at('data', 'resume.pdf')),
  'list the data folder': `return fs.readdirSync(${at('data')})`,
  'read beside the program, where .env lies': read(quoted(path.join(projectFolder, 'docker-compose.yml'))),
  'list the project, where .data lies': `return fs.readdirSync(${quoted(projectFolder)})`,
  "read the server's own sources": read(quoted(path.join(projectFolder, 'api/src/ground/config/config.ts'))),
  'list the root': 'return fs.readdirSync("/")',
  'list processes': 'return fs.readdirSync("/proc")',
  'read the environment of its parent': `return fs.readFileSync('/proc/${process.pid}/environ').length`,
  'read the memory map of its parent': `return fs.readFileSync('/proc/${process.pid}/maps').length`,
  'open the memory of its parent': `return fs.openSync('/proc/${process.pid}/mem', 'r')`,
  'list what its parent has open': `return fs.readdirSync('/proc/${process.pid}/fd')`,
  'read the environment of a sibling': `return fs.readFileSync('/proc/${sibling.pid}/environ').length`,
  'go by way of its own root': read(quoted('/proc/self/root/etc/passwd')),
  'start a shell': 'return execFileSync("/bin/sh", ["-c", "echo out"])',
  'start curl or whatever is there': 'return execFileSync("env", ["true"])',
  'start Node': 'return execFileSync(process.execPath, ["--version"])',
  'start a program in the background': settle(`const child = spawn('/bin/true', { detached: true, stdio: 'ignore' });
    child.on('error', reject); child.on('exit', resolve);`),
  'start a program in a thread':
    settle(`const thread = new Worker("require('node:child_process').execFileSync('/bin/true')", { eval: true });
    thread.on('error', reject); thread.on('exit', (code) => code ? reject(new Error('ended')) : resolve());`),
  "start a program by Node's inner parts":
    'const { error } = process.binding("spawn_sync").spawn({ file: "/bin/true", args: ["true"], stdio: [{ type: ' +
    '"pipe", readable: true, writable: false }] }); if (error) throw new Error(String(error))',
  'load native code from outside': `process.dlopen({ exports: {} }, ${at('native.node')})`,
  'reach a port of this machine': `await once(net.connect(${port}, '127.0.0.1'), 'connect')`,
  'fetch a page': `await fetch('http://127.0.0.1:${page.port}')`,
  'send a datagram': settle(`const socket = dgram.createSocket('udp4'); socket.on('error', reject);
    socket.send('out', ${udp.address().port}, '127.0.0.1',
      (error) => { socket.close(); error ? reject(error) : resolve(); })`),
  'ask for a name': 'return (await dns.lookup("localhost")).address',
  'reach a socket file': `await once(net.connect(${at('socket')}), 'connect')`,
  'reach an abstract socket': `await once(net.connect('\\0cotejo-escape-${process.pid}'), 'connect')`,
  listen: settle(`const server = net.createServer(); server.on('error', reject);
    server.listen(0, '127.0.0.1', () => { server.close(); resolve(); })`),
  'listen at a socket file': settle(`const server = net.createServer(); server.on('error', reject);
    server.listen(${at('mine')}, () => { server.close(); resolve(); })`),
  'open itself to a debugger':
    'inspector.open(0, "127.0.0.1"); const url = inspector.url(); inspector.close(); ' +
    'if (!url) throw new Error("not open")',
  'write beside its own code': `fs.writeFileSync(${besideCode}, 'out'); fs.rmSync(${besideCode})`,
  'write to /tmp': `fs.writeFileSync(${at('out')}, 'out')`,
  'make a folder in /tmp': `fs.mkdirSync(${at('folder')})`,
  'link to a secret': `fs.symlinkSync('/etc/passwd', ${at('link')})`,
  'delete a file': `fs.unlinkSync(${at('to-delete')})`,
  'empty a file': `fs.truncateSync(${at('to-truncate')})`,
  'open a file to all': `fs.chmodSync(${at('secret')}, 0o777)`,
  'write what Node has compiled for the next child': `fs.writeFileSync(${at('compiled', 'code')}, 'out')`,
  'add to what Node has compiled': `fs.writeFileSync(${at('compiled', 'out')}, 'out')`,
  'delete what Node has compiled': `fs.unlinkSync(${at('compiled', 'more')})`,
  'rename what Node has compiled': `fs.renameSync(${at('compiled', 'code')}, ${at('compiled', 'other')})`,
  'signal its parent': `process.kill(${process.pid}, 0)`,
  'signal a sibling': `process.kill(${sibling.pid}, 'SIGWINCH')`,
  'hold up its parent': `os.setPriority(${process.pid}, os.getPriority(${process.pid}))`,
};
const codes = Object.values(attempts);

/** Its folder of compiled code is open by its mode, so that it is the walls that are tested. */
const reach: SandboxReach = { ...reachOf([], { debug: false, dataFolder: data })(), compiled };
/** As `scripts/setup` has made it. */
const snapshot = snapshotFor(reachOf([], { debug: false, dataFolder: data })());
const node = [process.execPath, fileURLToPath(new URL('testing/try-all.ts', import.meta.url))];
async function tryAll([program = '', ...parameters]: string[]): Promise<string[]> {
  const trying = spawn(program, parameters, { cwd: '/', stdio: ['pipe', 'pipe', 'inherit'] });
  trying.stdin.end(JSON.stringify(codes));
  return JSON.parse(await text(trying.stdout)) as string[];
}
const outcomes = (results: string[]) => Object.keys(attempts).map((title, index) => `${title}: ${results[index]!}`);
const got = (results: string[]) => outcomes(results).filter((outcome) => outcome.includes(': reached'));

const taken = (reaching = reach) => takenOver(reaching);

/** Whether this machine has all walls. */
const holds = reach.wall.landlock >= 6 && reach.wall.seccomp;
/** System calls by number, with arguments. The first one is allowed, to show that the others are refused. */
const calls = (numbers: number[]) => {
  const [
    getpid,
    ptrace,
    readMemory,
    openProcess,
    socket,
    connect,
    pair,
    fork,
    clone,
    unshare,
    mount,
    memory,
    ring,
    keys,
    probe,
    chmod,
    permissions,
    handle,
    personality,
    kill,
    queue,
  ] = numbers;
  const parent = process.pid;
  return Object.entries({
    getpid: [getpid],
    ptrace: [ptrace, 16, parent, 0, 0],
    readMemory: [readMemory, parent, 0, 0, 0, 0, 0],
    openProcess: [openProcess, parent, 0],
    internet: [socket, 2, 1, 0],
    netlink: [socket, 16, 3, 0],
    packets: [socket, 17, 3, 0],
    unix: [socket, 1, 1, 0],
    virtual: [socket, 40, 1, 0],
    connect: [connect, 3, '$unix', 110],
    pair: [pair, 1, 2, 0, '"\\0" x 8'],
    ...(fork && { fork: [fork] }),
    clone: [clone, 17, 0, 0, 0, 0],
    unshare: [unshare, 0x10000000],
    mount: [mount, '$path', '$path', '$path', 4096, 0],
    sharedMemory: [memory, 1, 4096, 0o1777],
    ring: [ring, 1, '"\\0" x 120'],
    keys: [keys, 0, -3, 0],
    bpf: [probe, 0, '"\\0" x 120', 120],
    ...(chmod && { chmod: [chmod, '$path', 0o777] }),
    fchmodat: [permissions, -100, '$path', 0o777],
    handle: [handle, -100, '$path', '"\\0" x 120', '"\\0" x 8', 0],
    personality: [personality, 0xffffffff],
    killParent: [kill, parent, 0],
    killAll: [kill, -1, 0],
    queue: [queue, parent, 0, '"\\0" x 128'],
  })
    .map(([name, values]) => `${name} => [${values.join(', ')}]`)
    .join(', ');
};
const intel = calls([39, 101, 310, 434, 41, 42, 53, 57, 56, 272, 165, 29, 425, 250, 321, 90, 268, 303, 135, 62, 129]);
const arm = calls([172, 117, 270, 434, 198, 203, 199, 0, 220, 97, 40, 194, 425, 219, 280, 0, 53, 264, 92, 129, 138]);

describe('a document that has taken over its reader', () => {
  it('would get all of it without walls', async () => {
    const refused = outcomes(await tryAll(node)).filter((outcome) => !outcome.includes(': reached'));
    // Nobody but root can read it anyway.
    const passwords = process.getuid?.() === 0 ? [] : ["read the machine's passwords: refused EACCES"];
    expect(refused).toEqual(passwords);
    for (const file of ['out', 'link', 'mine', 'compiled/out', 'compiled/other'])
      execFileSync('rm', ['-rf', path.join(home, file)]);
    execFileSync('sh', [
      '-c',
      'rm -rf "$0/folder"; echo x > "$0/to-delete"; echo x > "$0/compiled/code"; echo x > "$0/compiled/more"',
      home,
    ]);
  });

  it('gets none of it', async () => {
    const { say } = taken();
    const results: string[] = [];
    for (const code of codes) results.push(await say(code));
    expect(got(results)).toEqual([]);
  });

  it.runIf(snapshot)('gets none of it where it starts from a snapshot, whose threads end it', async () => {
    const { say } = taken({ ...reach, snapshot });
    const results: string[] = [];
    for (const code of codes) results.push(await say(code).catch(({ name }: Error) => `refused ${name}`));
    expect(got(results)).toEqual([]);
    expect(await say('return globalThis[Symbol.for("cotejo.preloaded")].size')).toBe('reached 4');
  });

  it("gets but little where the kernel has no walls, by Node's permissions alone", async () => {
    const { say } = taken({ ...reach, wall: noWall, compiled: compiledFor(noWall, compiled) });
    const results: string[] = [];
    for (const code of codes) results.push(await say(code));
    const reached = got(results).map((outcome) => outcome.split(':')[0]);
    expect(reached).toEqual([
      'load native code from outside',
      'signal its parent',
      'signal a sibling',
      'hold up its parent',
    ]);
  });

  it.runIf(holds).each([
    ['as nobody', reach.wall],
    ["as the server's own account", { ...reach.wall, user: undefined }],
  ])('gets none of it with native code either, which Node does not hold: %s', async (_, wall) => {
    expect(got(await tryAll(behind(wall, openingsOf(reach, undefined), node)))).toEqual([]);
  });

  it.runIf(holds)('has no way round by asking the kernel itself', () => {
    const openings = openingsOf(reach, undefined);
    const perl = [
      '/usr/bin/perl',
      '/usr/share/perl',
      '/usr/share/perl5',
      '/usr/local/lib/site_perl',
      '/etc/perl',
    ].filter((place) => existsSync(place));
    const [program = '', ...parameters] = behind(
      { ...reach.wall, user: undefined },
      { ...openings, run: [...openings.run, ...perl] },
      [
        '/usr/bin/perl',
        '-e',
        `
      my %asked = (${process.arch === 'arm64' ? arm : intel});
      my $path = ${at('secret').replaceAll('@', '\\@')} . "\\0";
      my $unix = pack('S', 1) . ${at('socket').replaceAll('@', '\\@')} . "\\0";
      for (sort keys %asked) {
        my ($number, @arguments) = @{$asked{$_}};
        my $answer = syscall($number, @arguments);
        print "$_ $!\\n" unless $answer < 0 and grep { $! == $_ } 1, 13, 38;
      }
    `,
      ],
    );
    expect(execFileSync(program, parameters, { encoding: 'utf8', cwd: '/' })).toMatch(/^getpid .*\n$/);
  });

  it("cannot answer in another's name, say more than it was asked or fill its parent's memory", async () => {
    const frame = (message: string) =>
      `{ const body = serialize(${message}); const head = Buffer.alloc(4); head.writeUInt32LE(body.length); ` +
      'fs.writeSync(3, Buffer.concat([head, body])); }';
    const forgeries = [
      frame('{ type: "done", id: 7, value: "forged" }'),
      frame('{ type: "done", id: 1, value: "first" }') +
        frame('{ type: "done", id: 1, value: "second" }') +
        'await new Promise(() => {})',
      frame('{ type: "failed", id: 1, error: { kind: "document", code: "../../code" } }'),
      frame('{ type: "failed", id: 1 }'),
      frame('null'),
      'fs.writeSync(3, Buffer.from([255, 255, 255, 255])); for (;;) fs.writeSync(3, Buffer.alloc(65536));',
      'fs.writeSync(3, Buffer.from([4, 0, 0, 0, 1, 2, 3, 4])); await new Promise(() => {})',
      'return "x".repeat(70 * 1024 * 1024)',
    ];
    for (const forgery of forgeries) {
      const { pool, run } = taken();
      const answer = await run(forgery).then(
        (value) => value as unknown,
        (error: unknown) => error,
      );
      // A message that comes in time is an answer; the child gets no more tasks. One that is stuffed with a long answer
      // may be ended for its memory before the answer is refused for its length.
      const reason = expect.stringMatching(/^(crashed|memory)$/);
      if (answer !== 'first') expect(answer).toMatchObject({ name: 'ChildFailure', reason });
      await expect.poll(() => pool.pids.length).toBeLessThanOrEqual(1);
    }
    expect(process.memoryUsage.rss() / 1024 ** 2).toBeLessThan(2048);
  });

  it('changes no object of its parent by the names of properties', async () => {
    const { run } = taken();
    await run('const error = new Error("x"); error.name = "__proto__"; throw error');
    const code =
      `const body = serialize({ type: "done", id: 1, value: JSON.parse('{"__proto__": {"admin": ` +
      `true}, "constructor": {"prototype": {"admin": true}}}') }); const head = Buffer.alloc(4); ` +
      'head.writeUInt32LE(body.length); fs.writeSync(3, Buffer.concat([head, body])); ' +
      'await new Promise(() => {})';
    const value = { ...((await taken().run(code)) as object) };
    expect([({} as { admin?: boolean }).admin, Object.getPrototypeOf(value)]).toEqual([undefined, Object.prototype]);
  });

  it('gets no further in the child of a plugin that may start programs, nor by these', async () => {
    const { say } = taken(reachOf([], { debug: false, dataFolder: data })(['sh']));
    expect(await say('return execFileSync("sh", ["-c", "echo $((6 * 7))"])')).toBe('reached 42\n');
    expect(
      await say(
        'const file = `${process.env.TMPDIR}/own`; fs.writeFileSync(file, "own"); return execFileSync("cat", [file])',
      ),
    ).toBe('reached own');
    const inShell = (command: string) =>
      `return execFileSync("sh", ["-c", ${quoted(command)}], { stdio: ["ignore", "pipe", "ignore"] })`;
    const tried = [
      'cat /etc/shadow',
      `cat ${home}/secret`,
      `cat /proc/${process.pid}/environ`,
      `ls ${data}`,
      `echo out > ${home}/out`,
      `ln -s /etc/passwd ${home}/link`,
      `kill -0 ${process.pid}`,
      `perl -MIO::Socket::INET -e 'IO::Socket::INET->new("127.0.0.1:${port}") or die'`,
    ];
    const results = await Promise.all(tried.map((command) => say(inShell(command))));
    expect(results.filter((result) => holds && result.startsWith('reached'))).toEqual([]);
  });

  it("sees nothing of another company's documents, whatever it leaves running", async () => {
    const { say } = taken();
    const leave =
      'globalThis.heard ??= []; setInterval(() => globalThis.heard.push("tick"), 1).unref(); return process.pid';
    const listener = await onBehalfOf(1, () => say(leave));
    expect(await onBehalfOf(1, () => say('return process.pid'))).toBe(listener);
    expect(await onBehalfOf(2, () => say('return globalThis.heard'))).toBe('reached undefined');
    expect(await onBehalfOf(1, () => say('return process.pid'))).toBe(listener);
    expect(await onBehalfOf(3, () => say('return globalThis.heard'))).toBe('reached undefined');
  });
});
