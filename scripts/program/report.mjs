/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./prepare.mjs').Administrator} Administrator */

const rule = '─'.repeat(64)

/**
 * The one block that tells the operator all there is to know.
 * @param {Settings} settings
 * @param {Administrator} administrator
 */
export function readyBlock({ publicUrl, host, port, dataDir }, administrator) {
  return [
    rule,
    line('Site', publicUrl),
    line('Desk', `${publicUrl}/admin`),
    ...administratorLines(administrator),
    line('Listening', `${host} port ${port}`),
    line('Data', dataDir),
    '  Ctrl-C stops it.',
    rule,
  ].join('\n')
}

/** @param {Administrator} administrator */
export function administratorLines({ email, password }) {
  return [line('Log in as', email), ...(password ? [line('Password', `${password}   (shown this once: keep it now)`)] : [])]
}

/**
 * @param {string} name
 * @param {string} value
 */
function line(name, value) {
  return `  ${name.padEnd(11)}${value}`
}
