import os from 'node:os'
import { importReport } from './product-import.mjs'

/** @typedef {import('./measure.mjs').Load} Load */
/** @typedef {{ rounds: { site: Load, bare: Load }[], pageBytes: number, bytes: { js: number, css: number, fonts: number }, memoryMb: number, pages: number, startMs: number[], large: import('./large-catalogue.mjs').LargeFigures, lighthouse: import('./lighthouse.mjs').Scores[], inquiries: import('./inquiries.mjs').InquiryFigures, desk: import('./desk-growth.mjs').DeskFigures, imported: import('./product-import.mjs').ImportFigures }} Figures */

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const perSecond = (/** @type {Load} */ { requests, seconds }) => requests / seconds
const perCpuSecond = (/** @type {Load} */ { requests, cpuSeconds }) => requests / cpuSeconds
const count = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-GB')
const kb = (/** @type {number} */ value) => `${(value / 1000).toFixed(1)} KB`

/**
 * @param {Figures['rounds'][number]} round
 * @param {(load: Load) => number} rate
 */
const ratio = ({ site, bare }, rate) => rate(site) / rate(bare)

/**
 * @param {Figures['rounds'][number]} round
 * @param {number} index
 */
function row(round, index) {
  const cells = [perSecond, perCpuSecond].flatMap((rate) => [
    count(rate(round.site)),
    count(rate(round.bare)),
    ratio(round, rate).toFixed(2),
  ])
  return `| ${[index + 1, ...cells].join(' | ')} |`
}

/** @param {import('./inquiries.mjs').InquiryFigures['rounds'][number]} round */
const keptRatio = ({ site, bare }) => site.accepted / site.seconds / (bare.accepted / bare.seconds)

/**
 * @param {import('./inquiries.mjs').InquiryFigures['rounds'][number]} round
 * @param {number} index
 */
function inquiryRow(round, index) {
  const { site, bare } = round
  const rates = [count(site.accepted / site.seconds), count(bare.accepted / bare.seconds), keptRatio(round).toFixed(2)]
  return `| ${[index + 1, ...rates, `${site.p50?.toFixed(1)} ms`, `${site.p99?.toFixed(1)} ms`].join(' | ')} |`
}

/** @param {import('./lighthouse.mjs').Scores} scores */
function lighthouseRow({ page, locale, performance, accessibility, bestPractices, seo, lost }) {
  return `| ${[page, locale, performance, accessibility, bestPractices, seo, lost.join(', ') || '–'].join(' | ')} |`
}

/** @param {import('./desk-growth.mjs').ScreenFigures} figures */
const growth = ({ fewMs, manyMs }) => manyMs / fewMs

/** @param {import('./desk-growth.mjs').ScreenFigures} figures */
function deskRow(figures) {
  const { screen, fewMs, manyMs } = figures
  return `| ${[screen, `${count(fewMs)} ms`, `${count(manyMs)} ms`, growth(figures).toFixed(2)].join(' | ')} |`
}

/** @param {Figures} figures */
export function report(figures) {
  const { rounds, bytes, pageBytes, memoryMb, pages, startMs, large, lighthouse, inquiries, desk, imported } = figures
  const kbEach = ((large.memoryMb - large.baseMemoryMb) * 1024) / large.products / 2
  const middle = (/** @type {(load: Load) => number} */ rate) => median(rounds.map((round) => ratio(round, rate))).toFixed(2)
  return `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores,
${(os.totalmem() / 2 ** 30).toFixed(0)} GB of memory, ${os.type()} ${os.release()} ${os.arch()}, Node ${process.versions.node}. Absolute figures belong to this machine;
the ratios compare two servers measured in turns, in the same minutes.

## Result

| figure | measured | wanted |
|---|---|---|
| P-1 cached home page against bare \`node:http\`, requests per CPU second | ${middle(perCpuSecond)} | ≥ 0.9 |
| P-1 the same, requests per second | ${middle(perSecond)} | ≥ 0.9 |
| P-3 JavaScript on home, brotli | ${kb(bytes.js)} | ≤ 75 KB |
| P-3 CSS, brotli | ${kb(bytes.css)} | ≤ 12 KB |
| P-3 fonts | ${kb(bytes.fonts)} | ≤ 60 KB |
| inquiries accepted per second, each synced to disk, against a bare loop that writes and syncs | ${median(inquiries.rounds.map(keptRatio)).toFixed(2)} | ≥ 0.5 |
| slowest growing screen of the desk, ${count(desk.many)} products against ${count(desk.few)} | ${Math.max(...desk.screens.map(growth)).toFixed(2)} | ≤ 2 |
| resident memory of the site after 10,000 page views of ${pages} pages | ${memoryMb.toFixed(0)} MB | ≤ 150 MB |
| start of the site to its first page, from the copy on disk (median of ${startMs.length}) | ${median(startMs).toFixed(0)} ms | ≤ 1,000 ms |

## Lighthouse, as a phone (P-6)

Wanted: performance ≥ 99, the others 100. The middle of three looks at each page, on this machine.

| page | language | performance | accessibility | best practices | SEO | below 90 % |
|---|---|---|---|---|---|---|
${lighthouse.map(lighthouseRow).join('\n')}

## A catalogue of ${count(large.products)} products

Copies of the demo products with all that belongs to them, in both languages, read through the desk's feed.

| figure | measured | wanted |
|---|---|---|
| the whole feed, asked once | ${large.feedSeconds.toFixed(1)} s, ${large.feedMb.toFixed(1)} MB | – |
| the site's catalogue built from it | ${large.buildMs} ms | – |
| start of the site to its first page, from the copy on disk | ${large.startMs.toFixed(0)} ms | ≤ 1,000 ms (P-4, open) |
| resident memory of the site after that, and with the demo house alone | ${large.memoryMb.toFixed(0)} MB, ${large.baseMemoryMb.toFixed(0)} MB | – |
| that is, for each product and language, with what reading the copy left behind | ${kbEach.toFixed(1)} KB | ≤ 4 KB (P-4, open) |

## Screens of the desk

The whole page as the desk sends it, two desks with ${count(desk.few)} and ${count(desk.many)} products asked in turns, medians.

| screen | ${count(desk.few)} products | ${count(desk.many)} products | ratio |
|---|---|---|---|
${desk.screens.map(deskRow).join('\n')}

${importReport(imported)}
## Cached page, round by round

Home, ${count(pageBytes)} bytes of brotli, 32 connections, load from another process, four turns of half a
second a round for each server, first and second exchanged: what else the machine does comes and goes within seconds. The bare server sends the same bytes and headers.

| round | site, per second | bare, per second | ratio | site, per CPU second | bare, per CPU second | ratio |
|---|---|---|---|---|---|---|
${rounds.map(row).join('\n')}

## Inquiries, round by round

${count(inquiries.bytes)} bytes each on disk, ${inquiries.connections} connections, load from another process, four turns of a second a round. The bare loop writes and syncs files
of the same size one after another, and does nothing else.

| round | accepted per second | bare, per second | ratio | half answered within | 99 % answered within |
|---|---|---|---|---|---|
${inquiries.rounds.map(inquiryRow).join('\n')}
`
}
