import fs from 'node:fs'
import path from 'node:path'
import { disagreements, namedTests, readMap, writeMap } from './checks/requirements.mjs'
import { sourceFiles } from './checks/source-files.mjs'
import { root } from './paths.mjs'

// node scripts/check-requirements.mjs           fails when docs/requirements.md and the tests disagree
// node scripts/check-requirements.mjs --write   writes the last column anew
const file = path.join(root, 'docs/requirements.md')
const testFiles = sourceFiles(root, ['apps', 'packages', 'scripts', 'tests'], /\.test\.(tsx?|mjs)$/)
const tests = testFiles.flatMap((name) => namedTests(name, fs.readFileSync(path.join(root, name), 'utf8')))
if (process.argv.includes('--write')) fs.writeFileSync(file, writeMap(fs.readFileSync(file, 'utf8'), tests))
const map = fs.readFileSync(file, 'utf8')
const found = disagreements(map, tests)
for (const sentence of found) console.error(sentence)
if (found.length > 0)
  console.error(
    'Once the names are right, `node scripts/check-requirements.mjs --write` brings docs/requirements.md up to date.',
  )
const rows = readMap(map)
console.log(
  `${rows.filter((row) => row.tests.length > 0).length} of ${rows.length} requirements have tests, ${found.length} disagreements.`,
)
process.exitCode = found.length > 0 ? 1 : 0
