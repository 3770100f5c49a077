// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlanForm } from './plan-form.tsx'

const desk = vi.hoisted(() => ({ language: 'en', opened: new Set<string>() }))

interface Modal {
  modalSlug: string
  heading: string
  body: ReactNode
  confirmLabel: string
  onConfirm: () => Promise<void>
}

// The desk around the form: which document is open, and what its buttons and dialogs are made of.
vi.mock('@payloadcms/ui', () => ({
  Button: (given: { children: ReactNode; disabled: boolean; onClick: () => void }) => (
    <button type="button" disabled={given.disabled} onClick={given.onClick}>
      {given.children}
    </button>
  ),
  ConfirmationModal: ({ modalSlug, heading, body, confirmLabel, onConfirm }: Modal) =>
    desk.opened.has(modalSlug) && (
      <dialog>
        <h1>{heading}</h1>
        {body}
        <button type="button" onClick={onConfirm}>
          {confirmLabel}
        </button>
      </dialog>
    ),
  toast: { success: () => {}, error: () => {} },
  useDocumentInfo: () => ({ collectionSlug: 'products', id: 7 }),
  useEditDepth: () => 1,
  useForm: () => ({ getFields: () => ({}) }),
  useLocale: () => ({ code: 'en' }),
  useModal: () => ({ openModal: (slug: string) => desk.opened.add(slug) }),
  useTranslation: () => ({ i18n: { language: desk.language } }),
}))
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh: () => {} }) }))

const page = document.createElement('div')
let root: Root | undefined
let plans: unknown[] = []
/** How the Spanish summary stands; null while the desk does not answer. */
let state: string | null = 'missing'

beforeEach(() => {
  plans = []
  desk.opened.clear()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method === 'POST') plans.push(JSON.parse(String(init.body)))
    if (!address.includes('/translations/texts')) return Response.json({ id: 1 })
    if (state === null) return Response.json({}, { status: 500 })
    const text = { path: 'summary', label: 'Summary', from: 'en', words: 'For work', value: 'For work', state, was: '' }
    return Response.json({ texts: address.includes('locale=es') ? [text] : [] })
  })
})
afterEach(async () => {
  await act(async () => root?.unmount())
  vi.unstubAllGlobals()
})

async function plan(action: string, language: string): Promise<void> {
  const made = createRoot(page)
  root = made
  await act(async () => made.render(<PlanForm entity="products" documentId="7" done={async () => {}} close={() => {}} />))
  const [what, where] = page.querySelectorAll('select')
  await choose(what, action)
  await choose(where, language)
  await choose(page.querySelector('input'), '2040-05-01T10:00')
  await press(desk.language === 'es' ? 'Programar' : 'Plan it')
}

/** As a browser does it: React looks for values that were set past it. */
async function choose(field: HTMLSelectElement | HTMLInputElement | null | undefined, value: string): Promise<void> {
  const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    field?.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}

async function press(label: string): Promise<void> {
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label)
  expect(button?.disabled, label).toBe(false)
  await act(async () => button?.click())
}

test.each([
  ['en', 'es', 'missing', 'Plan it with gaps?', /Spanish.*Summary not translated/, 'Plan it anyway'],
  ['en', 'all', 'outdated', 'Plan it with gaps?', /Spanish.*Summary the original changed since/, 'Plan it anyway'],
  ['es', 'es', 'missing', '¿Programar con textos pendientes?', /Summary sin traducir/, 'Programar de todos modos'],
  ['en', 'es', null, 'Plan it unchecked?', /could not be checked/, 'Plan it anyway'],
])('G-2 G-3 planning to publish asks first, as publishing does: in %s about %s, %s', async (...given) => {
  const [reader, language, stands, heading, named, confirm] = given
  desk.language = reader
  state = stands
  await plan('publish', language)
  expect(plans).toEqual([])
  expect(page.querySelector('dialog h1')?.textContent).toBe(heading)
  expect(page.querySelector('dialog')?.textContent).toMatch(named)
  await press(confirm)
  expect(plans).toMatchObject([{ action: 'publish', language, entity: 'products', documentId: '7' }])
})

test.each([
  ['publish', 'en', 'missing'],
  ['publish', 'all', 'done'],
  ['unpublish', 'all', 'missing'],
])('G-2 G-3 it does not ask where there is no gap to publish: %s %s, %s', async (action, language, stands) => {
  desk.language = 'en'
  state = stands
  await plan(action, language)
  expect(page.querySelector('dialog')).toBeNull()
  expect(plans).toMatchObject([{ action, language }])
})
