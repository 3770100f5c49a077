import net from 'node:net'

// Preloaded into each service. The supervisor holds the other end of this pipe; when it is gone, even by SIGKILL, the
// pipe closes, and the service ends instead of keeping the port for ever.
const fd = Number(process.env.SUPERVISOR_PIPE)
// A process that this one forks must not take its own channels for the pipe.
delete process.env.SUPERVISOR_PIPE
if (fd > 2) {
  const pipe = new net.Socket({ fd, readable: true, writable: false })
  pipe.on('error', () => {})
  pipe.on('close', () => process.kill(process.pid, 'SIGTERM'))
  pipe.resume()
  pipe.unref()
}
