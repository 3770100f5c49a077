import { type Database, rows, sql } from '../database/sql.ts'
import { loadDemo } from '../demo/load.ts'
import { bringInUses } from '../media/uses/bring-in-uses.ts'
import { bringInTranslations } from '../translation/state/bring-in.ts'
import { ensureAdministrator } from './first-administrator.ts'
import { runWithDesk, say } from './open-desk.ts'
import { wantsDemo } from './wants-demo.ts'

/** Everything that must be true before the desk listens. Safe to run again: what is done is not done twice. */
await runWithDesk('The desk could not be prepared', async (payload, env) => {
  say('The database is up to date')
  await bringInUses(payload)
  if (await wantsDemo(payload, env)) await loadDemo(payload, { mediaDir: env.mediaDir, say })
  await bringInTranslations(payload)
  await rows(payload.db as unknown as Database, sql`analyze`)
  // Last: a database with staff counts as worked in, and a password made here is told in the very next line.
  const administrator = await ensureAdministrator(payload, env.administrator)
  await payload.destroy()
  say(`PREPARED ${JSON.stringify({ administrator })}`)
})
