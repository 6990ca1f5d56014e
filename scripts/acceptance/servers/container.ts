import { type ChildProcess, spawn } from 'node:child_process';

export type Outcome = { stdout: string; stderr: string };

/** A container that runs, in the network of this machine. */
export type Container = {
  process: ChildProcess;
  /** Everything that it has printed. */
  output(): string;
  /**
   * Runs a command in another container of the same kind. Rejects with `code`, `stdout` and `stderr` where it fails.
   */
  run(command: string[], environment?: Record<string, string>): Promise<Outcome>;
  /** Asks it to stop and answers its exit code. */
  stop(): Promise<number | null>;
};

/** What the Dockerfile makes. */
export type Image = {
  /** What is started unless a command is given. */
  command: string[];
  labels: Record<string, string>;
  healthCheck: string[];
  /**
   * Starts a container that may write to nothing but /tmp and /data. What it leaves in /data stands in a folder of this
   * machine, or in a volume where an engine runs it.
   */
  start(data: string, environment: Record<string, string>): Promise<Container>;
};

/** Starts the program that runs a container, and collects what it prints. */
export function startCollected(
  program: string,
  parameters: string[],
  environment: NodeJS.ProcessEnv = process.env,
): Pick<Container, 'process' | 'output'> & { exited: Promise<number | null> } {
  const child = spawn(program, parameters, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { process: child, output: () => output.join(''), exited };
}
