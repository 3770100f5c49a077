import { createLocalReq, initTransaction, killTransaction, type PayloadRequest, ValidationError } from 'payload'
import { Refusal } from '../publishing/refusal.ts'
import { reasonOf } from './reason-of.ts'
import { localeOf, make, type Wish } from './run-change.ts'

/** Makes a change and undoes it at once: what would be refused at its time is refused when it is planned. */
export async function rehearse(req: PayloadRequest, wish: Wish): Promise<void> {
  const { payload, user, i18n, t } = req
  const trial = await createLocalReq({ locale: localeOf(wish), fallbackLocale: 'null', ...(user && { user }) }, payload)
  Object.assign(trial, { i18n, t })
  await initTransaction(trial)
  try {
    await make(trial, wish)
  } catch (error) {
    const words = error instanceof ValidationError ? reasonOf(payload, error) : null
    throw words ? new Refusal(req, words, 400) : error
  } finally {
    await killTransaction(trial)
  }
}
