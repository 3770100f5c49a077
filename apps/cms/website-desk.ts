import type { CollectionConfig, Endpoint, GlobalConfig, Payload } from 'payload'
import { activity } from './activity/activity.ts'
import { recorded } from './activity/record/recorded.ts'
import { recordedGlobal } from './activity/record/recorded-global.ts'
import { categories } from './collections/categories.ts'
import { certificates } from './collections/certificates.ts'
import { materials } from './collections/materials.ts'
import { media } from './collections/media.ts'
import { pages } from './collections/pages.ts'
import { partnerBrands } from './collections/partner-brands.ts'
import { products } from './collections/products/products.ts'
import { questions } from './collections/questions.ts'
import { redirects } from './collections/redirects.ts'
import type { Env } from './config/env.ts'
import { asContent, asContentGlobal } from './content/as-content.ts'
import { withoutBorrowedWords } from './content/without-borrowed-words.ts'
import { remembersRows, remembersRowsOfGlobal } from './database/keep-words-with-rows.ts'
import { feedEndpoint } from './feed/endpoint.ts'
import { feeds, feedsGlobal } from './feed/record-change.ts'
import { writesAllLanguages } from './fields/write-all-languages.ts'
import { company } from './globals/company.ts'
import { footer } from './globals/footer.ts'
import { forms } from './globals/forms.ts'
import { home } from './globals/home.ts'
import { navigation } from './globals/navigation.ts'
import { settings } from './globals/settings.ts'
import { texts } from './globals/texts.ts'
import { guidePictureEndpoint } from './guide/picture-endpoint.ts'
import { startImportQueue } from './import/import-queue.ts'
import { productImports } from './import/product-imports.ts'
import { asDeskList } from './lists/cells.ts'
import { startRenditionQueue } from './media/rendition-queue.ts'
import { startPictureSweep } from './media/replace/sweep-pictures.ts'
import { draftEndpoint } from './preview/draft-endpoint.ts'
import { withGlobalPreview, withPreview } from './preview/with-preview.ts'
import { publishesByLanguage, publishesByLanguageGlobal } from './publishing/by-language.ts'
import { startSweeping } from './publishing/sweep-untouched.ts'
import { followAddresses } from './redirects/follow-addresses.ts'
import { readCategoryAddresses, readPageAddresses } from './redirects/read-addresses.ts'
import { startScheduling } from './scheduling/run-due.ts'
import { scheduledChanges } from './scheduling/scheduled-changes.ts'
import { translationEndpoints } from './translation/beside/endpoints.ts'

interface WebsiteDesk {
  collections: CollectionConfig[]
  globals: GlobalConfig[]
  endpoints: Endpoint[]
  /** What goes on by itself, in the desk that listens. */
  start: (payload: Payload) => void
}

/** Everything the public site says, and the tools staff keep it with. */
export function websiteDesk(env: Env): WebsiteDesk {
  return {
    collections: [...contentCollections(env), scheduledChanges, productImports(env.importsDir), activity],
    globals: contentGlobals.map((global) => withGlobalPreview(global, env.internalKey)),
    endpoints: [feedEndpoint(env.internalKey), draftEndpoint(env.internalKey), ...translationEndpoints, guidePictureEndpoint],
    start: (payload) => {
      startRenditionQueue(payload, env.mediaDir)
      startPictureSweep(payload, env.mediaDir)
      startImportQueue(payload, env.importsDir)
      startScheduling(payload)
      startSweeping(payload)
    },
  }
}

function contentCollections(env: Env): CollectionConfig[] {
  return [
    feeds('product', products),
    feeds('category', followAddresses(categories, readCategoryAddresses)),
    feeds('page', followAddresses(pages, readPageAddresses)),
    feeds('certificate', certificates),
    feeds('partnerBrand', partnerBrands),
    feeds('material', materials),
    feeds('question', questions),
    feeds('media', media(env.mediaDir)),
    feeds('redirect', redirects),
  ].map((collection) => asDeskDocument(collection, env))
}

/** What every collection of content has in common, from the inside out. */
function asDeskDocument(collection: CollectionConfig, env: Env): CollectionConfig {
  const shown = withPreview(asDeskList(publishesByLanguage(collection)), env.internalKey)
  return recorded(remembersRows(writesAllLanguages(asContent(shown))))
}

const contentGlobals: GlobalConfig[] = [
  feedsGlobal('home', home),
  feedsGlobal('navigation', navigation),
  feedsGlobal('footer', footer),
  feedsGlobal('texts', texts),
  feedsGlobal('company', company),
  feedsGlobal('forms', forms),
  feedsGlobal('settings', settings),
].map((global) =>
  recordedGlobal(
    remembersRowsOfGlobal(writesAllLanguages(withoutBorrowedWords(asContentGlobal(publishesByLanguageGlobal(global))))),
  ),
)
