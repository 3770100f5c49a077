/** How many requirements each chapter has, numbered from 1. */
export const chapters = { S: 20, L: 7, C: 9, F: 7, E: 10, G: 8, P: 6, R: 11 }

export const nothingYet = 'not yet'

/** @typedef {{ name: string, file: string, numbers: string[] }} NamedTest */
/** @typedef {{ number: string, summary: string, tests: string[] }} Row */

const row = /^\| ([A-Z]-\d+) \| (.+?) \| (.+) \|$/
const separator = '<br>'

/** @returns {string[]} */
export function allNumbers() {
  return Object.entries(chapters).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, index) => `${chapter}-${index + 1}`),
  )
}

/**
 * The tests of a file whose name begins with the numbers they prove: `test('S-10 S-11 an unknown address …')`.
 * @param {string} file
 * @param {string} text
 * @returns {NamedTest[]}
 */
export function namedTests(file, text) {
  const literal = /(['"`])((?:[A-Z]-\d+[ ,]+)+)((?:\\.|(?!\1)[^\\\n])+)\1/g
  return [...text.matchAll(literal)].map(([, , numbers = '', rest = '']) => ({
    name: `${numbers}${rest}`.replaceAll(/\\(.)/g, '$1'),
    file,
    numbers: numbers.match(/[A-Z]-\d+/g) ?? [],
  }))
}

/**
 * @param {string} map
 * @returns {Row[]}
 */
export function readMap(map) {
  return map.split('\n').flatMap((line) => {
    const [, number, summary, proof] = row.exec(line) ?? []
    if (!number || !summary || !proof) return []
    return [{ number, summary, tests: proof === nothingYet ? [] : proof.split(separator) }]
  })
}

/**
 * The map with its last column written anew from the tests there are.
 * @param {string} map
 * @param {NamedTest[]} tests
 */
export function writeMap(map, tests) {
  return map
    .split('\n')
    .map((line) => {
      const [, number, summary] = row.exec(line) ?? []
      return number ? `| ${number} | ${summary} | ${proofs(number, tests).join(separator) || nothingYet} |` : line
    })
    .join('\n')
}

/**
 * What is wrong between map and tests, as sentences.
 * @param {string} map
 * @param {NamedTest[]} tests
 */
export function disagreements(map, tests) {
  const rows = readMap(map)
  const known = allNumbers()
  const listed = rows.map(({ number }) => number)
  return [
    ...known.filter((number) => !listed.includes(number)).map((number) => `the map lacks ${number}`),
    ...listed
      .filter((number, index) => !known.includes(number) || listed.indexOf(number) !== index)
      .map((number) => `the map lists ${number}, which is no requirement or stands there twice`),
    ...tests.flatMap(({ name, file, numbers }) =>
      numbers
        .filter((number) => !known.includes(number))
        .map((number) => `${file}: "${name}" names ${number}, which is no requirement`),
    ),
    ...rows.flatMap((entry) => compare(entry, proofs(entry.number, tests))),
  ]
}

/**
 * @param {Row} entry
 * @param {string[]} actual
 */
function compare({ number, tests }, actual) {
  return [
    ...actual.filter((proof) => !tests.includes(proof)).map((proof) => `${number}: the map does not list ${proof}`),
    ...tests
      .filter((proof) => !actual.includes(proof))
      .map((proof) => `${number}: the map names a test that does not exist, ${proof}`),
  ]
}

/**
 * @param {string} number
 * @param {NamedTest[]} tests
 */
function proofs(number, tests) {
  const cells = tests
    .filter(({ numbers }) => numbers.includes(number))
    .map(({ name, file }) => `${name} (${file})`.replaceAll('|', '\\|'))
  return [...new Set(cells)].sort()
}
