import { Problem } from '../problem.mjs'

/** @param {string} version such as 20.19.1 */
export function checkNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Problem(`Node 20.19 or newer is needed, but this is Node ${version}; install it from https://nodejs.org.`)
}
