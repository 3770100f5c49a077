import { demoState } from '../demo/demo-ledger.ts'
import { loadDemo } from '../demo/load.ts'
import { runWithDesk, say } from './open-desk.ts'

await runWithDesk('The demo content could not be loaded', async (payload, env) => {
  if ((await demoState(payload)) === 'loaded') say('The demo content is there already')
  else await loadDemo(payload, { mediaDir: env.mediaDir, say })
  await payload.destroy()
})
