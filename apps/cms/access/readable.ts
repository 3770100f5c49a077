import type { PayloadRequest, SanitizedConfig } from 'payload'

type Entities = (SanitizedConfig['collections'][number] | SanitizedConfig['globals'][number])[]
type Verdict = Awaited<ReturnType<Entities[number]['access']['read']>>

/** The kinds of documents whose own rule lets somebody read them, all of them or some. */
export async function readableKinds(
  { collections, globals }: SanitizedConfig,
  req: PayloadRequest,
  except: readonly string[] = [],
): Promise<[slug: string, verdict: Verdict][]> {
  const entities: Entities = [...collections, ...globals].filter(
    ({ slug }) => !slug.startsWith('payload-') && !except.includes(slug),
  )
  const verdicts = await Promise.all(
    entities.map(async ({ access, slug }): Promise<[string, Verdict]> => [slug, await access.read({ req })]),
  )
  return verdicts.filter(([, verdict]) => Boolean(verdict))
}
