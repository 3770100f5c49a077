import { isOf, logoMethods } from '@lindero/contract'
import type { StoredInquiry } from '../../inquiries/stored-inquiry.ts'

/**
 * An inquiry as the buyer may be told it back. Anybody can write anybody's address into a form, so words of the sender travel
 * only where they are short and cannot lead anywhere; notes do not travel at all.
 */
export function asToldBack(inquiry: StoredInquiry): StoredInquiry {
  return {
    ...inquiry,
    name: harmless(inquiry.name),
    company: harmless(inquiry.company),
    lines: inquiry.lines.map((line) => ({
      ...line,
      colours: line.colours.map(({ colour, quantity }) => ({ colour: harmless(colour), quantity })),
      logoMethod: isOf(logoMethods, line.logoMethod) ? line.logoMethod : '',
      note: '',
    })),
  }
}

const mostLetters = 80
/** A telephone number has more. */
const mostDigits = 6

function harmless(text: string): string {
  // Other alphabets have full stops that a mail reader takes for ours, and letters nobody sees.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const leads = /[/\\@\r\n]|www|[.。](?:\p{L}{2}|\p{N})/iu.test(plain)
  const digits = plain.match(/\p{N}/gu)?.length ?? 0
  return leads || digits > mostDigits || plain.length > mostLetters ? '' : text
}
