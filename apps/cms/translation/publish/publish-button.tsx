'use client'
import { FormSubmit, PopupList, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { useFormLocale } from '../beside/use-texts.ts'
import { languageNames } from '../language-names.ts'
import { usePublish } from './use-publish.ts'
import { useQuestion } from './use-question.tsx'
import { useSaveKey } from './use-save-key.ts'
import { publishWords } from './words.ts'

/**
 * In the place of the desk's own button: it publishes the language somebody works in, all at once is a choice beside it, and it
 * asks before texts are published that are not translated.
 */
export function PublishButton() {
  const { i18n } = useTranslation()
  const desk = deskLocale(i18n)
  const { canPublish, isAllowed } = usePermission()
  const { ask, dialog } = useQuestion('publish', usePublish())
  const locale = useFormLocale()
  useSaveKey()
  if (!isAllowed) return null
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={!canPublish}
        onClick={() => ask(locale)}
        size="medium"
        SubMenuPopupContent={({ close }) => (
          <PopupList.ButtonGroup>
            <PopupList.Button id="publish-all" onClick={() => [close(), ask(null)]}>
              {publishWords[desk].all}
            </PopupList.Button>
          </PopupList.ButtonGroup>
        )}
        type="button"
      >
        {`${publishWords[desk].only} ${languageNames[locale][desk]}`}
      </FormSubmit>
      {dialog}
    </>
  )
}

function usePermission() {
  const { hasPublishedDoc, hasPublishPermission, mostRecentVersionIsAutosaved, unpublishedVersionCount, uploadStatus } =
    useDocumentInfo()
  const modified = useFormModified()
  // What was saved while typing is not always counted among the versions.
  const isNews = modified || unpublishedVersionCount > 0 || mostRecentVersionIsAutosaved || !hasPublishedDoc
  return { isAllowed: hasPublishPermission, canPublish: hasPublishPermission && isNews && uploadStatus !== 'uploading' }
}
