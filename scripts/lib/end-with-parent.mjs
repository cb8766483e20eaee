// Ends this process as SIGTERM would, soon after the one that started it: that one may be killed without passing a signal on.
const CHECK_MS = 500;
const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, CHECK_MS).unref();
