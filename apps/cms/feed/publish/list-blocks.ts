import {
  type CustomisingOptionsBlock,
  type FiguresBlock,
  type GalleryBlock,
  type LeadTimeChartBlock,
  logoMethods,
  type ProcessStepsBlock,
  type TimelineBlock,
} from '@lindero/contract'
import { leadTimePhases } from '../../blocks/lead-time-phases.ts'
import { stepLooks, toneLooks } from '../../blocks/looks.ts'
import type { Reader } from './reader.ts'

export function readGallery(row: Reader): GalleryBlock {
  const pictures = row.rows('pictures').flatMap((picture) => {
    const media = picture.reference('media')
    return media === null ? [] : [{ media, caption: picture.text('caption') }]
  })
  return { type: 'gallery', title: row.text('title'), pictures }
}

export function readFigures(row: Reader): FiguresBlock {
  const items = row.rows('items').map((item) => ({ value: item.text('value'), label: item.text('label') }))
  return {
    type: 'figures',
    tone: row.oneOf(toneLooks, 'tone') ?? 'plain',
    title: row.text('title'),
    items: items.filter(({ value, label }) => value && label),
  }
}

export function readTimeline(row: Reader): TimelineBlock {
  const items = row.rows('items').flatMap((item) => {
    const year = item.number('year')
    const title = item.text('title')
    return year === null || !title ? [] : [{ year, title, text: item.text('text'), picture: item.reference('picture') }]
  })
  return { type: 'timeline', title: row.text('title'), items }
}

export function readProcessSteps(row: Reader): ProcessStepsBlock {
  const steps = row.rows('steps').map((step) => ({
    title: step.text('title'),
    text: step.text('text'),
    picture: step.reference('picture'),
    facts: wordsOf(step.rows('facts')),
  }))
  return {
    type: 'processSteps',
    layout: row.oneOf(stepLooks, 'layout') ?? 'alternating',
    title: row.text('title'),
    intro: row.text('intro'),
    steps: steps.filter(({ title }) => title),
  }
}

export function readLeadTimeChart(row: Reader): LeadTimeChartBlock {
  const stages = row.rows('stages').flatMap((stage) => {
    const phase = stage.oneOf(leadTimePhases, 'phase')
    const days = stage.range('days')
    const label = stage.text('label')
    return phase && days && label ? [{ phase, label, note: stage.text('note'), days }] : []
  })
  return { type: 'leadTimeChart', title: row.text('title'), intro: row.text('intro'), stages }
}

export function readCustomisingOptions(row: Reader): CustomisingOptionsBlock {
  const groups = row.rows('groups').map((group) => ({
    title: group.text('title'),
    picture: group.reference('picture'),
    options: group
      .rows('options')
      .map((option) => ({
        label: option.text('label'),
        text: option.text('text'),
        method: option.oneOf(logoMethods, 'method'),
        moq: option.number('moq'),
        extraDays: option.number('extraDays'),
      }))
      .filter(({ label }) => label),
  }))
  return {
    type: 'customisingOptions',
    title: row.text('title'),
    intro: row.text('intro'),
    groups: groups.filter(({ title }) => title),
  }
}

/** Lists of plain words are rows with one text each. */
export function wordsOf(rows: Reader[]): string[] {
  return rows.map((row) => row.text('text')).filter((words) => words !== '')
}
