import { Breadcrumbs } from '../../design/breadcrumbs.tsx'
import { Picture } from '../../design/picture.tsx'
import { fill } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/messages-context.tsx'
import type { ContactData } from './load.ts'
import styles from './page.module.css'
import { Places } from './places.tsx'

export function ContactPage({ data }: { data: ContactData }) {
  const { contact, layout, product: texts } = useMessages()
  const { product } = data
  return (
    <>
      <Breadcrumbs crumbs={data.crumbs} current={layout.contact} label={layout.breadcrumbs} />
      <section className="wrap grid page-head">
        <h1 className="display">{data.title}</h1>
        <p className="lead quiet">{data.lead}</p>
      </section>
      <div className={`wrap grid ${styles.body}`}>
        <div className={`c7 ${styles.main}`}>
          {product && (
            <section className={styles.about} aria-labelledby="about">
              {product.picture && <Picture picture={product.picture} sizes="8rem" decorative />}
              <div>
                <p className="eyebrow">{contact.aboutProduct}</p>
                <h2 id="about">
                  <a href={product.href}>{product.name}</a>
                </h2>
                <p className="small quiet num">{fill(texts.styleNo, { styleNo: product.styleNo })}</p>
              </div>
            </section>
          )}
          <section className="stack" aria-labelledby="write">
            <h2 id="write">{contact.writeTitle}</h2>
            <p className="lead">{contact.writeText}</p>
            {data.mailHref && (
              <a className="btn" href={data.mailHref}>
                {contact.writeAction}
              </a>
            )}
          </section>
        </div>
        <Places legalName={data.legalName} addresses={data.addresses} />
      </div>
    </>
  )
}
