import { isLocale, type Locale } from '@lindero/contract'

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

  /** The rows of a list, each read in the same language. */
  rows(path: string): Reader[] {
    return this.array(path).map((row) => new Reader(row, this.locale))
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

function idOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  return isRecord(value) && typeof value.id === 'number' ? value.id : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
