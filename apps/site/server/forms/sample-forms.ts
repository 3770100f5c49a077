import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formsPath, type Submission } from '@lindero/contract'
import { pino } from 'pino'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { fixtureCatalogue } from '../../catalogue/fixture/fixture.ts'
import { startInquiries } from '../../inquiries/inquiries.ts'
import { sampleSite } from '../sample-site.ts'
import { securityHeaders } from '../security-headers.ts'
import { type FormDoorsParts, formDoors } from './form-doors.ts'

const publicUrl = 'https://bags.example'

export interface SampleForms {
  send(init: RequestInit & { path?: string }): Promise<Response>
  /** What lies in the spool, read back from disk, oldest first. */
  stored(): Promise<Submission[]>
  site: ReturnType<typeof sampleSite>
  folder: string
  logged: string[]
  stop(): Promise<void>
}

export interface SampleFormsWishes extends Partial<Pick<FormDoorsParts, 'patience' | 'formPage'>> {
  rate?: number
  catalogue?: Catalogue | null
  folder?: string
  cmsUrl?: string
}

/** The real way from the app to the disk, in a folder of its own until the test is over; the desk's address leads nowhere unless one is given. */
export async function sampleForms(
  whenOver: (stop: () => Promise<void>) => void,
  wishes: SampleFormsWishes = {},
): Promise<SampleForms> {
  const { rate = 10_000, catalogue = fixtureCatalogue(), cmsUrl = 'http://127.0.0.1:1', formPage = () => null } = wishes
  const folder = wishes.folder ?? (await mkdtemp(join(tmpdir(), 'forms-')))
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })
  const desk = { cmsUrl, internalKey: 'k'.repeat(32) }
  const inquiries = startInquiries({ folder, desk, catalogue: () => catalogue, rate, log })
  const patience = wishes.patience ? { patience: wishes.patience } : {}
  const parts = { ...inquiries, publicUrl, securityHeaders: securityHeaders(publicUrl), formPage, log, ...patience }
  const site = sampleSite({ forms: formDoors(parts) })
  const stop = async () => {
    await inquiries.stop()
    if (!wishes.folder) await rm(folder, { recursive: true, force: true })
  }
  whenOver(stop)
  return {
    send: async ({ path = formsPath, ...init }) =>
      site.app.fetch(new Request(`http://bags.example${path}`, { method: 'POST', ...init })),
    stored: () => storedIn(join(folder, 'spool')),
    site,
    folder,
    logged,
    stop,
  }
}

async function storedIn(spool: string): Promise<Submission[]> {
  const names = (await readdir(spool)).filter((name) => name.endsWith('.json')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(spool, name), 'utf8')))
  return texts.map((text): Submission => JSON.parse(text))
}

export const goodInquiry = {
  name: 'Lena Marsh',
  email: 'lena@marsh.example',
  phone: '+44 20 7946 0123',
  country: 'United Kingdom',
  message: 'We look for 600 totes.\nIn March.',
  consent: true,
}

export function json(value: unknown, headers: Record<string, string> = {}): RequestInit {
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json', ...headers } }
}

export function encoded(
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): RequestInit {
  const type = 'application/x-www-form-urlencoded'
  return { body: new URLSearchParams(fields).toString(), headers: { 'content-type': type, ...headers } }
}
