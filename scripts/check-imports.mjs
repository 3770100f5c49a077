import fs from 'node:fs'
import path from 'node:path'
import { violations } from './checks/imports.mjs'
import { sourceFiles } from './checks/source-files.mjs'
import { root } from './paths.mjs'

const files = sourceFiles(root, ['apps', 'packages'], /\.(tsx?|mjs|js|css)$/).filter((file) => !file.endsWith('importMap.js'))
const found = files.flatMap((file) => violations(file, fs.readFileSync(path.join(root, file), 'utf8')))
for (const sentence of found) console.error(sentence)
console.log(`${files.length} files checked, ${found.length} forbidden.`)
process.exitCode = found.length > 0 ? 1 : 0
