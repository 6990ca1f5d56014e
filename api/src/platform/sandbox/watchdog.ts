// A thread of each child process that ends it when the parent is gone, even while a parser hangs.
const parent = Number(process.env.COTEJO_PARENT);

setInterval(() => {
  if (process.ppid === parent) return;
  try {
    // Its process group, with the programs that it has started.
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}, 1000);
