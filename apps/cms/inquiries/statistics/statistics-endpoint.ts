import type { Endpoint } from 'payload'
import { readInquiries } from '../../access/read-inquiries.ts'
import { staffEndpoint } from '../../access/staff-endpoint.ts'
import { readStatistics } from './statistics.ts'
import { weeksUpTo } from './weeks.ts'

const mostWeeks = 260

/** The last so many weeks up to now: `GET /api-cms/inquiries/statistics?weeks=26`. */
export const statisticsEndpoint: Endpoint = staffEndpoint(
  {
    path: '/statistics',
    method: 'get',
    handler: async (req) => {
      const weeks = Math.min(Math.max(Math.trunc(Number(req.searchParams.get('weeks') ?? 26)) || 26, 1), mostWeeks)
      const now = new Date()
      return Response.json(await readStatistics(req.payload, weeksUpTo(now, weeks), now), {
        headers: { 'cache-control': 'private, no-store' },
      })
    },
  },
  readInquiries,
)
