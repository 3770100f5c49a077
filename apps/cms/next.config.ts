import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  // Types are checked by `npm test`, once, with the settings of the whole house.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@lindero/contract'],
  poweredByHeader: false,
  outputFileTracingRoot: `${import.meta.dirname}/../..`,
  // Errors keep their names, by which Payload tells a visitor's mistake from a fault in its log.
  experimental: { serverMinification: false },
  turbopack: { root: `${import.meta.dirname}/../..` },
}

export default withPayload(config, { devBundleServerPackages: false })
