import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

export interface Sent {
  key: string
  /** What the site answered, each time it did. */
  answers: string[]
}

export const inquiry = {
  name: 'Lena Marsh',
  email: 'lena@marsh.example',
  phone: '+44 20 7946 0123',
  country: 'GB',
  message: 'We look for 600 totes in three colours.',
  consent: true,
}

const patienceMs = 60_000

/** Several buyers send so many inquiries together, each trying again until it is acknowledged; every tenth is sent once more. */
export async function buyersSend(
  url: string,
  total: number,
  buyers: number,
  onAcknowledged: (count: number) => void,
): Promise<Sent[]> {
  const sent: Sent[] = []
  let next = 0
  async function buyer(): Promise<void> {
    while (next < total) {
      const number = next++
      const key = randomUUID()
      const answers = [await sendUntilTaken(url, key, number)]
      sent.push({ key, answers })
      onAcknowledged(sent.length)
      if (number % 10 === 0) answers.push(await sendUntilTaken(url, key, number))
    }
  }
  await Promise.all(Array.from({ length: buyers }, buyer))
  return sent
}

async function sendUntilTaken(url: string, key: string, number: number): Promise<string> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    const answer = await send(url, key, { ...inquiry, message: `${inquiry.message} No. ${number}` }).catch(() => null)
    if (answer?.status === 200) return answer.text
    if (answer && answer.status < 500) throw new Error(`${answer.status} ${answer.text}`)
    await delay(20)
  }
  throw new Error(`Inquiry ${number} was not taken within ${patienceMs / 1000} s.`)
}

export async function send(url: string, key: string, body: unknown): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const answer = await fetch(`${url}/api/forms`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, text: await answer.text() }
}
