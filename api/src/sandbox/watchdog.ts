// A thread of each child process: ends it when the parent is gone, even while a parser never comes back.
const parent = Number(process.env.COTEJO_PARENT);

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 1000);
