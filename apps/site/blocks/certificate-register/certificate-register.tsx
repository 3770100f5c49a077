import { TextLink } from '../../design/links.tsx'
import { Section } from '../../design/section.tsx'
import styles from './certificate-register.module.css'
import type { Standing } from './standing.ts'
import { Validity, type ValidityData } from './validity.tsx'

export interface CertificateData {
  id: number
  name: string
  scope: string
  /** Number, issuer, what it covers: what a buyer checks, each with its name. */
  facts: { name: string; value: string }[]
  validity: ValidityData | null
  scan: { label: string; href: string } | null
}

export interface CertificateRegisterData {
  title: string
  intro: string
  certificates: CertificateData[]
  words: Record<Standing, string> & { validUntil: string }
}

export function CertificateRegister({ data, id }: { data: CertificateRegisterData; id: string }) {
  const Heading = data.title ? 'h3' : 'h2'
  return (
    <Section id={id} title={data.title} intro={data.intro}>
      <ol className={styles.register}>
        {data.certificates.map((certificate, index) => (
          <li key={certificate.id}>
            <b>{index + 1}</b>
            <div>
              <Heading>{certificate.name}</Heading>
              {certificate.scope && <p className="quiet">{certificate.scope}</p>}
            </div>
            <dl>
              {certificate.facts.map((fact) => (
                <div key={fact.name}>
                  <dt>{fact.name}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
              {certificate.validity && (
                <div>
                  <dt>{data.words.validUntil}</dt>
                  <dd>
                    <Validity data={certificate.validity} words={data.words} />
                  </dd>
                </div>
              )}
            </dl>
            {certificate.scan && (
              <p>
                <TextLink href={certificate.scan.href}>
                  {certificate.scan.label}
                  <span className="vh">{` ${certificate.name}`}</span>
                </TextLink>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
