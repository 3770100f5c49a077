import { expect, test } from 'vitest'
import { errorPayload } from './error-data.ts'

const build = 'b1'

test('S-10 an unmatched path is a 404 inside the layout', () => {
  const payload = errorPayload('unmatched', 'en', '/a/b', build)
  expect(payload).toMatchObject({ view: 'error', status: 404, build: 'b1' })
  expect(payload.data).toMatchObject({ status: 404, title: 'Page Not Found', message: 'Page not found: /a/b' })
})

test('S-11 a page that fails validation is a 404 that replaces the app', () => {
  const payload = errorPayload('invalid', 'en', '/product/alba', build)
  expect(payload).toMatchObject({ view: 'fatal-error', status: 404 })
  expect(payload.data).toMatchObject({ message: 'Page Not Found: /product/alba', homeHref: '/' })
})

test('S-12 a fault of ours is a 500 in the language of the visitor', () => {
  expect(errorPayload('failure', 'en', '/x', build)).toMatchObject({
    status: 500,
    data: { title: 'Internal Server Error', message: 'Internal Server Error' },
  })
  const spanish = errorPayload('failure', 'es', '/es/x', build)
  expect(spanish.data).toMatchObject({ title: 'Error interno del servidor', homeHref: '/es' })
  expect(spanish.meta.description).toMatch(/^El fallo es nuestro/)
})

test('S-12 a fault on the server has a line to quote, one in the browser, which nobody recorded, has none', () => {
  expect(errorPayload('failure', 'en', '/x', build, 'r1').data).toMatchObject({ reference: 'Reference r1' })
  expect(errorPayload('failure', 'es', '/es/x', build, 'r1').data).toMatchObject({ reference: 'Referencia r1' })
  const drawing = errorPayload('drawing', 'en', '/x', build)
  expect(drawing).toMatchObject({ view: 'fatal-error', status: 500, meta: { title: '500 Internal Server Error' } })
  expect(drawing.data).toMatchObject({ title: 'Internal Server Error', reference: null })
  expect(drawing.meta.description).not.toContain('recorded')
})

test('S-14 on an error the title is the status code and the message', () => {
  expect(errorPayload('unmatched', 'en', '/a/b', build).meta.title).toBe('404 Page not found: /a/b')
  expect(errorPayload('failure', 'en', '/a/b', build).meta.title).toBe('500 Internal Server Error')
})
