// A thread of each child process: ends it when the parent is gone, even while a parser never comes back.
const parent = Number(process.env.COTEJO_PARENT);

setInterval(() => {
  if (process.ppid === parent) return;
  try {
    // With the programs that it has started, where it may start any.
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}, 1000);
