import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint } from 'payload'
import { readGuide } from '../access/read-guide.ts'
import { staffEndpoint } from '../access/staff-endpoint.ts'
import { guideFolder } from './guide-folder.ts'

/** Nothing but a language and a plain name: an address can never lead out of the folder. */
const known = /^(en|es)\/[a-z0-9-]+\.webp$/

export const guidePictureEndpoint: Endpoint = staffEndpoint(
  {
    path: '/guide/:locale/:name',
    method: 'get',
    handler: async ({ routeParams }) => {
      const name = `${routeParams?.locale}/${routeParams?.name}`
      const bytes = known.test(name) ? await readFile(path.join(guideFolder, 'pictures', name)).catch(() => null) : null
      if (!bytes) return Response.json({ message: 'There is no such picture.' }, { status: 404 })
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=3600',
          'x-content-type-options': 'nosniff',
        },
      })
    },
  },
  readGuide,
)
