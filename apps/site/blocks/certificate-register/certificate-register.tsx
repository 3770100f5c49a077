import { TextLink } from '../../design/links.tsx'
import { Section } from '../../design/section.tsx'
import styles from './certificate-register.module.css'

export interface CertificateData {
  id: number
  name: string
  scope: string
  /** Number, issuer, validity: what a buyer checks, each with its name. */
  facts: { name: string; value: string }[]
  scan: { label: string; href: string } | null
}

export interface CertificateRegisterData {
  title: string
  intro: string
  certificates: CertificateData[]
}

export function CertificateRegister({ data, id }: { data: CertificateRegisterData; id: string }) {
  return (
    <Section id={id} title={data.title} intro={data.intro}>
      <ol className={styles.register}>
        {data.certificates.map((certificate, index) => (
          <li key={certificate.id}>
            <b>{index + 1}</b>
            <div>
              <h3>{certificate.name}</h3>
              {certificate.scope && <p className="quiet">{certificate.scope}</p>}
            </div>
            <div>
              <dl>
                {certificate.facts.map((fact) => (
                  <div key={fact.name}>
                    <dt>{fact.name}</dt>
                    <dd>{fact.value}</dd>
                  </div>
                ))}
              </dl>
              {certificate.scan && (
                <TextLink href={certificate.scan.href}>
                  {certificate.scan.label}
                  <span className="vh">{` ${certificate.name}`}</span>
                </TextLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
