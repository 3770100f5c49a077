import { removeDemo } from '../demo/remove.ts'
import { runWithDesk, say } from './open-desk.ts'

await runWithDesk('The demo content could not be taken out', async (payload) => {
  await removeDemo(payload, say)
  await payload.destroy()
})
