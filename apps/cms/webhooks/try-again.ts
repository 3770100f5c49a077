import { answerInquiries } from '../access/answer-inquiries.ts'
import { staffEndpoint } from '../access/staff-endpoint.ts'
import { releaseFor } from '../delivery/release.ts'

/** Sends a message that was given up once more. */
export const tryAgainEndpoint = staffEndpoint(
  { path: '/:id/send', method: 'post', handler: (req) => releaseFor(req, 'webhook_deliveries', ['failed']) },
  answerInquiries,
)
