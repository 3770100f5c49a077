import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that is gone when the test is over. */
export function temporaryFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lindero-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}
