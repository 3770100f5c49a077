import type { CollectionConfig, Endpoint, GlobalConfig, Payload } from 'payload'
import type { Env } from './config/env.ts'
import { announceThrough } from './inquiries/announce.ts'
import { inboxSettings } from './inquiries/answer-time/inbox-settings.ts'
import { exportEndpoint } from './inquiries/export/export-endpoint.ts'
import { inquiryFiles } from './inquiries/files/inquiry-files.ts'
import { inquiries } from './inquiries/inquiries.ts'
import { receiveEndpoint } from './inquiries/receive/receive.ts'
import { receiveFileEndpoint } from './inquiries/receive/receive-file.ts'
import { statisticsEndpoint } from './inquiries/statistics/statistics-endpoint.ts'
import { notSpamEndpoint } from './inquiries/work/not-spam.ts'
import { noteEndpoint } from './inquiries/work/note-endpoint.ts'
import { replyEndpoint, replyTemplatesEndpoint } from './inquiries/work/reply-endpoint.ts'
import { startMailQueue } from './mail/mail-queue.ts'
import { mailTemplates } from './mail/mail-templates.ts'
import { mails } from './mail/mails.ts'
import { previewEndpoint } from './mail/preview-endpoint.ts'
import { sendEndpoint } from './mail/send-endpoint.ts'
import { startHousekeeping } from './privacy/housekeeping.ts'
import { personEndpoints } from './privacy/person-endpoints.ts'
import { privacy } from './privacy/privacy.ts'
import { webhookDeliveries } from './webhooks/webhook-deliveries.ts'
import { startWebhookQueue } from './webhooks/webhook-queue.ts'
import { webhooks } from './webhooks/webhooks.ts'

interface SalesDesk {
  collections: CollectionConfig[]
  globals: GlobalConfig[]
  endpoints: Endpoint[]
  /** What goes on by itself, in the desk that listens. */
  start: (payload: Payload) => void
}

/** Inquiries and all that happens to them. None of it is public. */
export function salesDesk(env: Env): SalesDesk {
  const announce = announceThrough(env)
  const folder = env.inquiryFilesDir
  const work = [replyEndpoint(env), replyTemplatesEndpoint, notSpamEndpoint, noteEndpoint, exportEndpoint, statisticsEndpoint]
  return {
    collections: [inquiries(announce, work), inquiryFiles(folder), mails([sendEndpoint(env)]), webhookDeliveries],
    globals: [inboxSettings, mailTemplates([previewEndpoint(env)]), webhooks, privacy(personEndpoints(folder))],
    endpoints: [receiveEndpoint(env.internalKey, announce), receiveFileEndpoint(env.internalKey, folder)],
    start: (payload) => {
      startMailQueue(payload, env)
      startWebhookQueue(payload)
      startHousekeeping(payload, folder)
    },
  }
}
