/**
 * Who may do what, by first letter: administrator, editor, translator, sales. What is not listed nobody may. Every collection,
 * global and endpoint of the desk must stand here: a new one without a row fails. Endpoints: `*` is open to all, `-` is switched
 * off and says so.
 */
export type Row = Partial<Record<Attempt, string>> & { endpoints?: Record<string, string> }

export const attempts = [
  'create',
  'list',
  'read',
  'read draft',
  'read versions',
  'update en',
  'update es',
  'update all',
  'update many',
  'publish',
  'publish all',
  'unpublish',
  'restore',
  'duplicate',
  'delete many',
  'delete',
] as const
export type Attempt = (typeof attempts)[number]

const seen = { list: 'aet', read: 'aet', 'read draft': 'aet' }
const written = { 'update en': 'ae', 'update es': 'aet', 'update all': 'ae', 'update many': 'ae' }
const made = { create: 'ae', duplicate: 'ae', delete: 'ae', 'delete many': 'ae' }
const published = { 'read versions': 'aet', publish: 'ae', 'publish all': 'ae', unpublish: 'ae', restore: 'ae' }

const withDrafts: Row = { ...seen, ...written, ...made, ...published }
const readBy = (who: string): Row => ({ list: who, read: who, 'read draft': who })
const writtenBy = (who: string): Row => ({ 'update en': who, 'update es': who, 'update all': who, 'update many': who })
const deletedBy = (who: string): Row => ({ delete: who, 'delete many': who })

export const collections: Record<string, Row> = {
  products: { ...withDrafts, endpoints: { 'get /export': 'ae' } },
  categories: withDrafts,
  pages: withDrafts,
  certificates: withDrafts,
  'partner-brands': withDrafts,
  materials: withDrafts,
  questions: withDrafts,
  media: {
    ...seen,
    ...written,
    ...made,
    endpoints: { 'get /paste-url/:id?': '-', 'get /file/:filename': 'aet' },
  },
  redirects: { create: 'ae', ...deletedBy('ae'), ...readBy('ae'), ...writtenBy('ae') },
  'scheduled-changes': {
    ...readBy('ae'),
    endpoints: { 'post /plan': 'ae', 'get /planned': 'ae', 'post /:id/cancel': 'ae' },
  },
  'product-imports': {
    ...readBy('ae'),
    endpoints: {
      'post /bring': 'ae',
      'post /:id/start': 'ae',
      'post /:id/undo': 'ae',
      'get /:id/progress': 'ae',
      'get /:id/rows': 'ae',
      'get /:id/report': 'ae',
    },
  },
  activity: readBy('ae'),
  inquiries: {
    ...readBy('as'),
    ...writtenBy('as'),
    ...deletedBy('a'),
    endpoints: {
      'post /:id/reply': 'as',
      'get /:id/reply-templates': 'as',
      'post /:id/not-spam': 'as',
      'post /:id/note': 'as',
      'get /export': 'as',
      'get /statistics': 'as',
    },
  },
  'inquiry-files': { ...readBy('as'), endpoints: { 'get /:id/download': 'as' } },
  mails: { ...readBy('as'), ...deletedBy('a'), endpoints: { 'post /:id/send': 'as' } },
  'webhook-deliveries': { ...readBy('as'), ...deletedBy('a'), endpoints: { 'post /:id/send': 'as' } },
  // Somebody else's account; everybody's own is tried apart.
  users: { create: 'a', list: 'aets', read: 'a', 'read draft': 'a', ...writtenBy('a'), ...deletedBy('a') },
  'payload-kv': {},
  // Who has a product open.
  'payload-locked-documents': { list: 'aets', read: 'aet', 'read draft': 'aet', ...writtenBy('aet'), ...deletedBy('aet') },
}

/** Everybody's own way of using the desk, tried apart, and what has no door at all. */
export const apart = ['payload-preferences', 'payload-migrations']

const global: Row = { read: 'aet', 'read draft': 'aet', 'update en': 'ae', 'update es': 'aet', 'update all': 'ae' }
// The site cannot be without them, whoever asks.
const globalWithDrafts: Row = { ...global, ...published, unpublish: '' }
const globalBy = (who: string, writers = who): Row => ({
  read: who,
  'read draft': who,
  'update en': writers,
  'update es': writers,
  'update all': writers,
})

export const globals: Record<string, Row> = {
  home: globalWithDrafts,
  navigation: globalWithDrafts,
  footer: globalWithDrafts,
  company: globalWithDrafts,
  texts: global,
  forms: global,
  settings: globalBy('ae', 'a'),
  inbox: globalBy('as', 'a'),
  'mail-templates': { ...globalBy('as'), endpoints: { 'post /preview': 'as' } },
  webhooks: { ...globalBy('a'), endpoints: { 'post /test': 'a' } },
  privacy: { ...globalBy('a'), endpoints: { 'post /export': 'a', 'post /erase': 'a' } },
}

/** Not of one collection. No letter: only with the key of the house. */
export const rootEndpoints: Record<string, string> = {
  'get /health': '*',
  'get /access': '*',
  'get /feed': '',
  'get /internal/preview': '',
  'get /translations/texts': 'aet',
  // Tried in English; in the other languages translators may.
  'post /translations/still-right': 'ae',
  'get /guide/:locale/:name': 'aets',
  'post /internal/inquiries': '',
  'post /internal/inquiry-files': '',
}
