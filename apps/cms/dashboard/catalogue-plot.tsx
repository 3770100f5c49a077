import { type Locale, localeCodes, locales, productFamilies } from '@lindero/contract'
import { CatalogueTable } from './catalogue-table.tsx'
import { type FamilyCount, largest } from './read-catalogue.ts'
import { dashboardWords } from './words.ts'

const [width, row, thick, labels] = [520, 40, 6, 180]

/** What buyers can see, kind by kind, one bar a language: where one is shorter, something is not translated or not published. */
export function CataloguePlot({ families, locale }: { families: FamilyCount[]; locale: Locale }) {
  const words = dashboardWords[locale]
  const most = Math.max(1, ...families.map(largest))
  const scale = (width - labels - 40) / most
  const named = families.map((family) => ({ ...family, label: familyName(family.family, locale) }))
  const said = named.map(
    ({ label, counts }) => `${label} ${localeCodes.map((code) => `${code} ${counts[code] ?? 0}`).join(', ')}`,
  )
  return (
    <section className="desk-part" aria-labelledby="desk-catalogue">
      <h2 id="desk-catalogue">{words.catalogue}</h2>
      {families.length === 0 ? (
        <p className="desk-calm">{words.noProducts}</p>
      ) : (
        <figure className="desk-plot">
          <figcaption>
            {words.byFamily}
            <span className="desk-plot__key">
              {localeCodes.map((code) => (
                <span key={code} className={`desk-plot__${code}`}>
                  {locales[code].name}
                </span>
              ))}
            </span>
          </figcaption>
          <svg viewBox={`0 0 ${width} ${named.length * row}`} role="img" aria-labelledby="desk-plot-title">
            <title id="desk-plot-title">{`${words.byFamily}: ${said.join('; ')}`}</title>
            {named.map(({ family, label, counts }, index) => (
              <g key={family} transform={`translate(0 ${index * row})`}>
                <text x="0" y="22">
                  {label}
                </text>
                {localeCodes.map((code, place) => (
                  <Bar key={code} code={code} count={counts[code] ?? 0} scale={scale} y={8 + place * (thick + 6)} />
                ))}
              </g>
            ))}
          </svg>
          <CatalogueTable families={named} words={words} />
        </figure>
      )}
    </section>
  )
}

function Bar({ code, count, scale, y }: { code: Locale; count: number; scale: number; y: number }) {
  const length = Math.max(count * scale, count > 0 ? 2 : 0)
  return (
    <>
      <rect className={`desk-plot__${code}`} x={labels} y={y} width={length} height={thick} />
      <text className="desk-plot__figure" x={labels + length + 6} y={y + thick}>
        {count}
      </text>
    </>
  )
}

function familyName(family: string, locale: Locale): string {
  const known = Object.entries(productFamilies).find(([key]) => key === family)
  return known ? known[1][locale] : dashboardWords[locale].noFamily
}
