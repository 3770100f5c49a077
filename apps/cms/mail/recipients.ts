import { defaultLocale } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { Reader } from '../feed/publish/reader.ts'
import { isMailAddress } from './mail-address.ts'

export interface House {
  /** As mails are signed. */
  name: string
  /** Who in the house hears of a new inquiry; each once. */
  recipients: string[]
}

/** Those staff named, else the first public address of the house. */
export async function readHouse(req: PayloadRequest): Promise<House> {
  const read = async (slug: string) => {
    const found = await req.payload.findGlobal({ slug, draft: false, locale: 'all', fallbackLocale: false, depth: 0, req })
    return new Reader(found, defaultLocale)
  }
  const [forms, company] = [await read('forms'), await read('company')]
  const named = forms.rows('recipients').map((row) => row.text('email'))
  const house = company.rows('emails').map((row) => row.text('address'))
  const usable = named.filter(isMailAddress)
  const recipients = usable.length > 0 ? usable : house.filter(isMailAddress).slice(0, 1)
  return { name: company.text('shortName') || company.text('legalName'), recipients: [...new Set(recipients)] }
}
