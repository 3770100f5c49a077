'use client'
import { useState } from 'react'
import { useWords } from '../desk-parts/use-words.ts'
import { PersonActions } from './person-actions.tsx'
import { personWords } from './person-words.ts'

/** On the page of the privacy settings: anybody by address. */
export function PersonField() {
  const words = useWords(personWords)
  const [email, setEmail] = useState('')
  return (
    <section className="sales-part sales-setting">
      <h3>{words.title}</h3>
      <label className="desk-field">
        <span>{words.hint}</span>
        <input type="email" aria-label={words.email} value={email} onChange={({ target }) => setEmail(target.value.trim())} />
      </label>
      {email.includes('@') && <PersonActions email={email} />}
    </section>
  )
}
