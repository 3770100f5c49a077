import { Session } from 'node:inspector/promises'
import fs from 'node:fs'
import { test, expect } from 'vitest'
import { workOnImports } from '../../apps/cms/import/import-queue.ts'
import { openContentDesk } from './content-desk.ts'
import products from '../../apps/cms/demo/content/products.json' with { type: 'json' }
import { createConfig } from '../../apps/cms/create-config.ts'

test('speed', async () => {
  const house = await openContentDesk()
  const { payload } = house
  const account = { email: 'editor@example.com', password: 'a long password' }
  await payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
  const { token } = await payload.login({ collection: 'users', data: account })
  const ask = (a: string, init: RequestInit = {}) => house.desk.request(`/api-cms/${a}`, { ...init, headers: { authorization: `JWT ${token}` } })
  const heads = new Map<string, (p: any) => unknown>()
  const text = (v: any): string => Array.isArray(v) ? v.join(' | ') : v === null || v === undefined ? '' : String(v)
  const flat = (p: any, prefix = ''): [string, unknown][] => Object.entries(p).flatMap(([k, v]): [string, unknown][] => {
    if (['categories', 'certificates', 'related', 'publicId', 'images', 'image'].includes(k)) return []
    if (k === 'colourways') return (v as any[]).flatMap((c, i) => flat(c, `colour${i + 1}.`))
    if (k === 'faq') return (v as any[]).flatMap((c, i) => flat(c, `faq${i + 1}.`))
    return v && typeof v === 'object' && !Array.isArray(v) ? flat(v, `${prefix}${k}.`) : [[prefix + k, v]]
  })
  const all = products.map((p) => new Map(flat(p)))
  const titles = [...new Set(all.flatMap((m) => [...m.keys()]))]
  const N = Number(process.env.ROWS ?? 400)
  const cell = (v: unknown) => `"${text(v).replaceAll('"', '""')}"`
  const lines = Array.from({ length: N }, (_, i) => titles.map((t) => cell(t === 'styleNo' ? `S-${i}` : all[i % all.length]?.get(t))).join(','))
  const body = [titles.map(cell).join(','), ...lines].join('\n')
  const bring = async (b: string) => (await (await ask('product-imports/bring?name=x.csv&mode=publish', { method: 'POST', body: b })).json()).id
  const timed = async (name: string, f: () => Promise<unknown>) => { const t = performance.now(); await f(); const ms = performance.now() - t; console.log(name, Math.round(ms), 'ms', (N / ms * 1000).toFixed(1), 'rows/s') }
  const id = await bring(body)
  const work = () => workOnImports(payload, house.desk.env.importsDir)
  const session = new Session(); session.connect()
  await timed('check new', work)
  console.log(JSON.stringify((await (await ask(`product-imports/${id}/progress`)).json()).counts), JSON.stringify((await (await ask(`product-imports/${id}/rows?outcome=bad`)).json()).rows[0])?.slice(0, 500))
  await ask(`product-imports/${id}/start`, { method: 'POST' })
  await session.post('Profiler.enable'); await session.post('Profiler.start')
  await timed('create', work)
  const { profile } = await session.post('Profiler.stop'); fs.writeFileSync('/tmp/seven/d-tmp/create.cpuprofile', JSON.stringify(profile))
  console.log(JSON.stringify((await (await ask(`product-imports/${id}/progress`)).json()).counts))
  const same = await bring(body)
  await timed('check unchanged', work)
  console.log(JSON.stringify((await (await ask(`product-imports/${same}/progress`)).json()).counts), JSON.stringify((await (await ask(`product-imports/${same}/rows?outcome=changed`)).json()).rows[0])?.slice(0, 500))
  const changed = await bring(body.replaceAll('"300"', '"350"'))
  await timed('check changed', work)
  await ask(`product-imports/${changed}/start`, { method: 'POST' })
  await timed('update', work)
  console.log(JSON.stringify((await (await ask(`product-imports/${changed}/progress`)).json()).counts))
  await ask(`product-imports/${changed}/undo`, { method: 'POST' })
  await timed('undo', work)
  console.log(JSON.stringify((await (await ask(`product-imports/${changed}/progress`)).json()).counts))
  await house.desk.close()
}, 600_000)
