import { readEnv } from './config/env.ts'
import { createConfig } from './create-config.ts'

export default createConfig(readEnv())
