import { expect, test } from 'vitest'
import { checkInquiry } from './check-inquiry.ts'
import { checkLines } from './check-lines.ts'

const line = (note: string) => ({ product: 1001, colours: [], logoMethod: '', note })

test('E-5 a note that is being written keeps its spaces, and is sent without those around it', () => {
  expect(checkLines([line('Gold ')])).toEqual([line('Gold ')])
  const good = { name: 'Lena', email: 'a@b.example', phone: '+44 20 7946', country: 'DE', message: 'Hello', consent: true }
  expect(checkInquiry({ ...good, lines: [line(' Gold ')] })).toMatchObject({ inquiry: { lines: [line('Gold')] } })
})

test.each(['\t', '\u2028', '\0', '\ud800'])('E-5 %j in a note becomes a space, and the line stays', (control) => {
  expect(checkLines([line(`Gold${control}edge`)])).toEqual([line('Gold edge')])
})
