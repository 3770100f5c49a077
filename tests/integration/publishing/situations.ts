import type { Editor } from './editor.ts'
import type { Seen } from './publishing-desk.ts'

export const old = { en: 'Old 1', es: 'Viejo 1' }
export const newer = { question: 'Newer', order: 2 }

/** Every document begins published in both languages with the order 1. What is public then reads “words order”. */
export const situations: [what: string, act: (editor: Editor) => Promise<unknown>, site: Seen, forms: Seen][] = [
  ['a draft on top', (e) => e.draft('en', newer), old, { en: 'Newer 2', es: 'Viejo 2' }],
  [
    'a draft on top, the other language published with it',
    async (e) => {
      await e.draft('en', newer)
      await e.draft('es', { question: 'Nuevo' })
      await e.publish('es')
    },
    // The figure is shared: whoever publishes first publishes it.
    { en: 'Old 2', es: 'Nuevo 2' },
    { en: 'Newer 2', es: 'Nuevo 2' },
  ],
  [
    'and then its own',
    async (e) => {
      await e.draft('en', newer)
      await e.draft('es', { question: 'Nuevo' })
      await e.publish('es')
      await e.publish('en')
    },
    { en: 'Newer 2', es: 'Nuevo 2' },
    { en: 'Newer 2', es: 'Nuevo 2' },
  ],
  [
    'drafts in both languages, all published',
    async (e) => {
      await e.draft('en', newer)
      await e.draft('es', { question: 'Nuevo' })
      await e.publishAll()
    },
    { en: 'Newer 2', es: 'Nuevo 2' },
    { en: 'Newer 2', es: 'Nuevo 2' },
  ],
  [
    'a draft on top, the other language taken off',
    async (e) => {
      await e.draft('en', newer)
      await e.takeOff('es')
    },
    { en: 'Old 1' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, its own language taken off',
    async (e) => {
      await e.draft('en', newer)
      await e.takeOff('en')
    },
    { es: 'Viejo 1' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'an unfinished draft on top, its language taken off',
    async (e) => {
      await e.draft('en', { question: '', order: 2 })
      await e.takeOff('en')
    },
    { es: 'Viejo 1' },
    { en: ' 2', es: 'Viejo 2' },
  ],
  [
    'taken off and published again',
    async (e) => {
      await e.takeOff('es')
      await e.publish('es')
    },
    old,
    old,
  ],
  [
    'a draft on top, all taken off',
    async (e) => {
      await e.draft('en', newer)
      await e.takeAllOff()
    },
    {},
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, saved without a word about publishing',
    async (e) => {
      await e.draft('en', newer)
      await e.save('en', { answer: 'C' })
    },
    old,
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, the other language saved without a word about publishing',
    async (e) => {
      await e.draft('en', newer)
      await e.save('es', { question: 'Nuevo' })
    },
    old,
    { en: 'Newer 2', es: 'Nuevo 2' },
  ],
  [
    'no draft, saved without a word about publishing',
    (e) => e.save('es', { question: 'Nuevo' }),
    { ...old, es: 'Nuevo 1' },
    { ...old, es: 'Nuevo 1' },
  ],
  [
    'a draft on top, published from the list',
    async (e) => {
      await e.draft('en', newer)
      await e.fromList('en', 'published')
    },
    { en: 'Newer 2', es: 'Viejo 2' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, taken off in the list',
    async (e) => {
      await e.draft('en', newer)
      await e.fromList('en', 'draft')
    },
    { es: 'Viejo 1' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, changed by a program without a word about publishing',
    async (e) => {
      await e.draft('en', newer)
      await e.byWhere('locale=es', { question: 'Nuevo' })
    },
    old,
    { en: 'Newer 2', es: 'Nuevo 2' },
  ],
  [
    'no draft, changed by a program without a word about publishing',
    (e) => e.byWhere('locale=es', { question: 'Nuevo' }),
    { ...old, es: 'Nuevo 1' },
    { ...old, es: 'Nuevo 1' },
  ],
  [
    'a draft on top, published by a program',
    async (e) => {
      await e.draft('en', newer)
      await e.byWhere('locale=en', { _status: 'published' })
    },
    { en: 'Newer 2', es: 'Viejo 2' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, all taken off by a program',
    async (e) => {
      await e.draft('en', newer)
      await e.byWhere('unpublishAllLocales=true', { _status: 'draft' })
    },
    {},
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, taken off in all languages at once',
    async (e) => {
      await e.draft('en', newer)
      await e.takeOffInAll()
    },
    {},
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  ['taken off in all languages at once by a program', (e) => e.byWhere('locale=all', { _status: 'draft' }), {}, old],
  [
    'a draft on top, published later',
    async (e) => {
      await e.draft('en', newer)
      await e.plan('publish', 'en')
    },
    { en: 'Newer 2', es: 'Viejo 2' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'a draft on top, the other language taken off later',
    async (e) => {
      await e.draft('en', newer)
      await e.plan('unpublish', 'es')
    },
    { en: 'Old 1' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
  [
    'the first version restored over a published one',
    async (e) => {
      await e.draft('en', newer)
      await e.publish('en')
      await e.restore(0, false)
    },
    old,
    old,
  ],
  [
    'the first version restored as a draft',
    async (e) => {
      await e.draft('en', newer)
      await e.publish('en')
      await e.restore(0, true)
    },
    { en: 'Newer 2', es: 'Viejo 2' },
    old,
  ],
  [
    'a draft restored: it was one, and stays one',
    async (e) => {
      await e.draft('en', newer)
      await e.save('en', {})
      await e.publishAll()
      await e.draft('en', { question: 'Third', order: 3 })
      await e.publish('en')
      await e.restore(1, false)
    },
    { en: 'Third 3', es: 'Viejo 3' },
    { en: 'Newer 2', es: 'Viejo 2' },
  ],
]
