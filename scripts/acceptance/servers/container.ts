import type { ChildProcess } from 'node:child_process';

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
