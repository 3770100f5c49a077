import { Picture, type PictureData } from '../../design/picture.tsx'
import { Section } from '../../design/section.tsx'
import styles from './logo-wall.module.css'

export interface BrandData {
  id: number
  name: string
  /** `Wholesaler, since 2003` */
  line: string
  relation: string
  logo: PictureData | null
  /** Another website, where staff said that visitors may be led there. */
  href: string | null
}

export interface LogoWallData {
  title: string
  intro: string
  brands: BrandData[]
}

export function LogoWall({ data, id }: { data: LogoWallData; id: string }) {
  const Heading = data.title ? 'h3' : 'h2'
  return (
    <Section id={id} title={data.title} intro={data.intro}>
      <ul className={styles.wall}>
        {data.brands.map((brand) => (
          <li key={brand.id}>
            <Heading>
              {brand.href ? (
                <a href={brand.href} rel="noopener">
                  <Mark brand={brand} />
                </a>
              ) : (
                <Mark brand={brand} />
              )}
            </Heading>
            {brand.line && <small>{brand.line}</small>}
            {brand.relation && <p>{brand.relation}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Mark({ brand: { logo, name } }: { brand: BrandData }) {
  return logo ? <Picture picture={{ ...logo, alt: name }} sizes="12rem" /> : name
}
