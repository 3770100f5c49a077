declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    rootType: string
  }

  /** Google's rules for rich results. */
  export default class Validator {
    validate(extracted: {
      jsonld: Record<string, object[]>
      microdata: object
      rdfa: object
      errors: object[]
    }): Promise<Issue[]>
  }
}
