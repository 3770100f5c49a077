import { type Locale, type LogoMethod, logoMethods, type Product, routes } from '@lindero/contract'
import type { LocaleCatalogue } from '../../catalogue/catalogue.ts'
import { type CustomisingOption, optionTerms } from '../blocks-data/option-terms.ts'
import type { AllWords } from '../words.ts'

export interface CustomisingData {
  title: string
  intro: string
  methods: { key: LogoMethod; name: string; text: string; terms: string }[]
  /** What else may be changed: `Hardware` – `Plating, Own mould`. */
  further: { name: string; value: string }[]
  /** The page that says it all; null where there is none. */
  href: string | null
}

/**
 * How a buyer's name gets onto this style. Minimum, days and words of a method are those that staff wrote about it on the page
 * about customising, so they are said in one place.
 */
export function customisingData(
  product: Product,
  content: LocaleCatalogue,
  locale: Locale,
  words: AllWords,
): CustomisingData | null {
  const page = content.fixedPage.get('customized')
  const blocks = page?.blocks.filter((block) => block.type === 'customisingOptions') ?? []
  const groups = blocks.flatMap((block) => block.groups)
  const options = groups.flatMap((group) => group.options)
  const methods = product.logoMethods.map((key) => {
    const option = options.find((each) => isMethod(each, key, locale))
    return {
      key,
      name: logoMethods[key][locale],
      text: option?.text ?? '',
      terms: option ? optionTerms(locale, words, option).join(' · ') : '',
    }
  })
  if (methods.length === 0) return null
  const isNotShown = (option: CustomisingOption) => !product.logoMethods.some((key) => isMethod(option, key, locale))
  return {
    title: words.specification.madeYours,
    intro: blocks[0]?.intro || words.specification.madeYoursIntro,
    methods,
    further: groups
      .filter((group) => group.title && !isAboutLogos(group.options, locale))
      .map(({ title, options }) => ({
        name: title,
        value: options
          .filter(isNotShown)
          .map(({ label }) => label)
          .join(', '),
      }))
      .filter(({ value }) => value),
    href: page ? routes.page.href(locale, { id: page.slug }) : null,
  }
}

/** The group that lists the ways to sign a bag says nothing further: not every way suits every style. */
function isAboutLogos(options: CustomisingOption[], locale: Locale): boolean {
  const names = new Set(Object.values(logoMethods).map((method) => nameKey(method[locale])))
  return options.filter(({ method, label }) => method || names.has(nameKey(label))).length * 2 > options.length
}

/** Staff marked the option as this method, or named it after it. */
function isMethod({ method, label }: CustomisingOption, key: LogoMethod, locale: Locale): boolean {
  return method ? method === key : nameKey(label) === nameKey(logoMethods[key][locale])
}

function nameKey(name: string): string {
  return name.trim().toLowerCase()
}
