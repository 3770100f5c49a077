import type { Submission } from '@lindero/contract'
import { type Mark, markOf } from './spool-names.ts'

/** A submission as the spool holds it, for tests. */
export function sampleSubmission(
  key: string,
  at: number,
  files: Submission['files'] = [],
): { submission: Submission; mark: Mark } {
  const submission: Submission = {
    key,
    receivedAt: new Date(at).toISOString(),
    locale: 'en',
    page: '/contact',
    content: {
      kind: 'inquiry',
      inquiry: {
        name: 'Lena Marsh',
        email: 'lena@marsh.example',
        phone: '+44 20 7946 0123',
        country: 'GB',
        message: 'We look for 600 totes.',
        company: '',
        role: '',
        preferredContact: '',
        wantedDate: '',
        consent: true,
      },
      lines: [],
    },
    files,
    spam: { score: 0, reasons: [], suspected: false },
    sender: { address: '203.0.113.0', userAgent: '' },
  }
  return { submission, mark: markOf(at, key, 'content') }
}
