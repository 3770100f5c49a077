/** Something the operator can put right: its message is the whole explanation, so no stack trace is printed with it. */
export class Problem extends Error {}

/** Why a long step was left before its end: the operator asked for it. */
export class Stopped extends Error {}

/**
 * Runs a script's main function; a problem becomes its sentence and exit code 1.
 * @param {() => Promise<void>} main
 */
export async function explainProblems(main) {
  // Whoever read our output may go before we do.
  process.stdout.on('error', () => {})
  try {
    await main()
  } catch (error) {
    if (!(error instanceof Problem || error instanceof Stopped)) throw error
    if (error.message) console.error(error.message)
    process.exitCode = error instanceof Stopped ? 130 : 1
  }
}
