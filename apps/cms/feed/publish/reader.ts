import { isLocale, type Locale, type Range } from '@lindero/contract'

/**
 * Reads one language out of a document fetched in all languages. Every answer has a plain type and a missing value is a
 * plain absence, so a half-filled document can neither break the feed nor leak the other language.
 */
export class Reader {
  constructor(
    private readonly source: unknown,
    private readonly locale: Locale,
  ) {}

  text(path: string): string {
    const value = this.value(path)
    return typeof value === 'string' ? value.trim() : ''
  }

  textOrNull(path: string): string | null {
    return this.text(path) || null
  }

  number(path: string): number | null {
    const value = this.value(path)
    return typeof value === 'number' && Number.isFinite(value) ? value : null
  }

  boolean(path: string): boolean {
    return this.value(path) === true
  }

  /** The number of the document a relation points to. */
  reference(path: string): number | null {
    return idOf(this.value(path))
  }

  references(path: string): number[] {
    return this.array(path)
      .map(idOf)
      .filter((id) => id !== null)
  }

  texts(path: string): string[] {
    return this.array(path).filter((value) => typeof value === 'string')
  }

  /** A calendar day, `YYYY-MM-DD`, whatever time the database keeps with it. */
  day(path: string): string | null {
    return /^\d{4}-\d{2}-\d{2}/.exec(this.text(path))?.[0] ?? null
  }

  /** A word of a fixed set, null for any other. */
  oneOf<Table extends object>(table: Table, path: string): (keyof Table & string) | null {
    const value = this.text(path)
    return isKeyOf(table, value) ? value : null
  }

  manyOf<Table extends object>(table: Table, path: string): (keyof Table & string)[] {
    return this.texts(path).filter((value) => isKeyOf(table, value))
  }

  range(path: string): Range | null {
    const min = this.number(`${path}.min`)
    const max = this.number(`${path}.max`)
    return min === null || max === null ? null : { min, max }
  }

  /** The rows of a list, each read in the same language. */
  rows(path: string): Reader[] {
    return this.array(path).map((row) => new Reader(row, this.locale))
  }

  /** A group of fields, read as a document of its own. */
  within(path: string): Reader {
    return new Reader(this.value(path), this.locale)
  }

  value(path: string): unknown {
    let value = this.source
    for (const key of path.split('.')) {
      value = isRecord(value) ? this.localised(value[key]) : undefined
    }
    return value
  }

  private array(path: string): unknown[] {
    const value = this.value(path)
    return Array.isArray(value) ? value : []
  }

  /** A localised value arrives as `{ en, es }`; anything else is shared by the languages. */
  private localised(value: unknown): unknown {
    if (!isRecord(value)) return value
    const keys = Object.keys(value)
    return keys.length > 0 && keys.every(isLocale) ? value[this.locale] : value
  }
}

function isKeyOf<Table extends object>(table: Table, key: string): key is keyof Table & string {
  return Object.hasOwn(table, key)
}

function idOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  return isRecord(value) && typeof value.id === 'number' ? value.id : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
