'use client'
import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { sendToDesk } from '../desk-parts/send-to-desk.ts'
import { useWords } from '../desk-parts/use-words.ts'
import { personWords } from './person-words.ts'
import { saveFile } from './save-file.ts'

const modal = 'erase-person'

/** What a person may ask for: everything about them as a file, or that it is gone. */
export function PersonActions({ email }: { email: string }) {
  const words = useWords(personWords)
  const { openModal } = useModal()
  const router = useRouter()
  const hand = async () => {
    const { ok, body, message } = await sendToDesk('/globals/privacy/export', { email })
    if (ok) saveFile('person.json', JSON.stringify(body, null, 2))
    else toast.error(message || words.failed)
  }
  const erase = async () => {
    const { ok, body, message } = await sendToDesk('/globals/privacy/erase', { email })
    if (!ok) return void toast.error(message || words.failed)
    toast.success(`${words.erased} ${String(body.erased)}`)
    router.push('/admin/collections/inquiries')
  }
  return (
    <div className="sales-person">
      <Button size="small" buttonStyle="secondary" onClick={hand} margin={false}>
        {words.export}
      </Button>
      <Button size="small" buttonStyle="error" onClick={() => openModal(modal)} margin={false}>
        {words.erase}
      </Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={words.eraseHeading}
        body={`${words.eraseBody} ${email}`}
        confirmLabel={words.erase}
        onConfirm={erase}
      />
    </div>
  )
}
