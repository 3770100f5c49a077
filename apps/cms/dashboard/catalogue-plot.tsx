import { type Locale, localeCodes, locales, productFamilies } from '@lindero/contract'
import { CatalogueTable } from './catalogue-table.tsx'
import { type FamilyCount, largest } from './read-catalogue.ts'
import { dashboardWords } from './words.ts'

const [row, thick, foot] = [50, 6, 6]
/** Of the width; the rest is for the figure behind the bar. */
const longest = 92

/** What buyers can see, kind by kind, one bar a language: where one is shorter, something is not translated or not published. */
export function CataloguePlot({ families, locale }: { families: FamilyCount[]; locale: Locale }) {
  const words = dashboardWords[locale]
  return (
    <section className="desk-part" aria-labelledby="desk-catalogue">
      <h2 id="desk-catalogue">{words.catalogue}</h2>
      {families.length === 0 ? (
        <p className="desk-calm">{words.noProducts}</p>
      ) : (
        <figure className="desk-plot">
          <figcaption>
            {words.byFamily} <Key />
          </figcaption>
          <Bars families={families} locale={locale} />
          <CatalogueTable families={families.map((family) => ({ ...family, label: labelOf(family, locale) }))} words={words} />
        </figure>
      )}
    </section>
  )
}

function Key() {
  return (
    <span className="desk-plot__key">
      {localeCodes.map((code) => (
        <span key={code} className={`desk-plot__${code}`}>
          {locales[code].name}
        </span>
      ))}
    </span>
  )
}

/** Lengths are shares of the width: the words keep their size on a phone. */
function Bars({ families, locale }: { families: FamilyCount[]; locale: Locale }) {
  const most = Math.max(1, ...families.map(largest))
  const said = families.map((family) => {
    const counts = localeCodes.map((code) => `${code} ${family.counts[code] ?? 0}`)
    return `${labelOf(family, locale)} ${counts.join(', ')}`
  })
  return (
    <svg width="100%" height={families.length * row + foot} role="img" aria-labelledby="desk-plot-title">
      <title id="desk-plot-title">{`${dashboardWords[locale].byFamily}: ${said.join('; ')}`}</title>
      {families.map((family, index) => (
        <g key={family.family} transform={`translate(0 ${index * row})`}>
          <text x="0" y="20">
            {labelOf(family, locale)}
          </text>
          {localeCodes.map((code, place) => (
            <Bar key={code} code={code} count={family.counts[code] ?? 0} most={most} y={28 + place * (thick + 5)} />
          ))}
        </g>
      ))}
    </svg>
  )
}

function Bar({ code, count, most, y }: { code: Locale; count: number; most: number; y: number }) {
  const length = (count / most) * longest
  return (
    <>
      <rect className={`desk-plot__${code}`} x="0" y={y} width={`${length}%`} height={thick} />
      <text className="desk-plot__figure" x={`${length + 1}%`} y={y + thick + 1}>
        {count}
      </text>
    </>
  )
}

function labelOf({ family }: FamilyCount, locale: Locale): string {
  const known = Object.entries(productFamilies).find(([key]) => key === family)
  return known ? known[1][locale] : dashboardWords[locale].noFamily
}
