import { type Locale, locales } from '@lindero/contract'
import type { PreviewNotice } from './notice.ts'
import { bannerStyle } from './style.ts'
import { previewWords } from './words.ts'

export function PreviewHead({ script }: PreviewNotice) {
  return (
    <>
      <style>{bannerStyle}</style>
      {script && <script type="module" src={script} />}
    </>
  )
}

/** Says that this is no public page, and which draft it shows. Outside `#app`, which is drawn again in the browser. */
export function PreviewBanner(notice: PreviewNotice) {
  const { locale, what, title, state, savedAt, framed, stamp } = notice
  const words = previewWords[locale]
  return (
    <aside
      className="preview"
      aria-label={words.preview}
      lang={locales[locale].tag}
      data-stamp={stamp}
      data-framed={framed ? '' : undefined}
    >
      {!framed && (
        <p className="preview-name">
          <b>{words.preview}</b>
          {[what, title].filter(Boolean).join(': ')}
        </p>
      )}
      <p className="preview-facts">
        <span>{words.states[state]}</span>
        {!framed && <span>{locales[locale].name}</span>}
        <span>
          {words.saved} <Moment at={savedAt} locale={locale} />
        </span>
        {!framed && <Until {...notice} />}
      </p>
      {!framed && <Ways {...notice} />}
    </aside>
  )
}

function Until({ locale, until }: PreviewNotice) {
  return (
    <span>
      {previewWords[locale].until} <Moment at={until} locale={locale} />
    </span>
  )
}

function Ways({ locale, desk, leave }: PreviewNotice) {
  const words = previewWords[locale]
  return (
    <p className="preview-ways">
      <a href={desk}>{words.edit}</a>
      <a href={leave}>{words.leave}</a>
    </p>
  )
}

const momentForm = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const

/** In UTC until the browser, which alone knows the reader's time zone, has written it anew. */
function Moment({ at, locale }: { at: string; locale: Locale }) {
  const text = new Date(at).toLocaleString(locales[locale].tag, { ...momentForm, timeZone: 'UTC' })
  return <time dateTime={at}>{`${text} UTC`}</time>
}
