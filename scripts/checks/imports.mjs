import path from 'node:path'
import { areas, environmentReaders, forbiddenFolders, strangers } from './import-policy.mjs'

const environmentUse = /\bprocess\s*\??\.\s*env\b|\benv\b[^\n=]*(=\s*process\b|from 'node:process')/

/**
 * What a file of the apps and packages does that the policy forbids, as sentences.
 * @param {string} file relative to the root, with forward slashes
 * @param {string} text
 * @returns {string[]}
 */
export function violations(file, text) {
  const code = withoutComments(text)
  return [
    ...badFolder(file),
    ...badEnvironment(file, code),
    ...importsOf(code).flatMap((specifier) => badImport(file, specifier)),
  ]
}

/** @param {string} file */
function badFolder(file) {
  const bad = path.posix
    .dirname(file)
    .split('/')
    .find((folder) => forbiddenFolders.includes(folder))
  return bad ? [`${file}: no folder may be called ${bad}; a helper lives with its owner`] : []
}

/**
 * @param {string} file
 * @param {string} code
 */
function badEnvironment(file, code) {
  if (!environmentUse.test(code)) return []
  return environmentReaders.some((reader) => reader.test(file)) || isTest(file)
    ? []
    : [`${file}: only config/env.ts reads process.env; take the value as a parameter`]
}

/**
 * @param {string} file
 * @param {string} specifier
 * @returns {string[]}
 */
function badImport(file, specifier) {
  const from = areaOf(file)
  const refusal = [`${file}: may not import ${specifier}`]
  if (!specifier.startsWith('.')) {
    const stranger = strangers.some(
      ({ folder, packages }) => isIn(file, folder) && packages.some((name) => covers(name, specifier)),
    )
    if (stranger) return refusal
    // Tests may use what they like to look at their subject.
    return isTest(file) || !from || from.packages.some((name) => covers(name, specifier)) ? [] : refusal
  }
  const target = path.posix.join(path.posix.dirname(file), specifier)
  if (isIn(file, 'apps/site') !== isIn(target, 'apps/site') && isIn(target, 'apps')) return refusal
  if (isIn(file, 'apps/cms') !== isIn(target, 'apps/cms') && isIn(target, 'apps')) return refusal
  if (isTest(file) || !from) return []
  const to = areaOf(target)
  if (!to) return refusal
  return to === from || from.areas.includes(to.name) ? [] : refusal
}

/** @param {string} file */
function areaOf(file) {
  return areas.find(({ folder }) => isIn(file, folder))
}

/**
 * @param {string} file
 * @param {string} folder
 */
function isIn(file, folder) {
  return file.startsWith(`${folder}/`)
}

/**
 * @param {string} name
 * @param {string} specifier
 */
function covers(name, specifier) {
  if (name === 'node:') return specifier.startsWith('node:')
  return name === '*' || specifier === name || specifier.startsWith(`${name}/`)
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.tsx?$/.test(file)
}

/** @param {string} code */
function importsOf(code) {
  const form = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*|\bglob(?:<[^>]*>)?\(\s*)(['"`])([^'"`\n]+)\1/g
  return [...code.matchAll(form)].map(([, , specifier = '']) => specifier.replace(/\?.*$/, ''))
}

/**
 * Drops comments, and leaves strings alone: `//` stands in addresses too.
 * @param {string} text
 */
function withoutComments(text) {
  return text.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_, string) => string ?? ' ',
  )
}
