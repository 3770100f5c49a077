/**
 * The npm that runs us, else the one in the path.
 * @param {string[]} args
 */
export function npm(...args) {
  const script = process.env.npm_execpath
  return script?.endsWith('npm-cli.js') ? [process.execPath, script, ...args] : ['npm', ...args]
}
