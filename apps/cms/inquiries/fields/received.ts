import type { Field } from 'payload'
import type { Words } from '../../fields/sentence.ts'

/** Came with the inquiry: staff read it, nobody changes it. */
export function received<Kind extends Field>(field: Kind): Kind {
  return { ...field, access: { create: () => false, update: () => false } }
}

/** Within a list that came with the inquiry: the list itself is closed, and Payload loses a closed field two lists deep. */
export function rowLine(name: string, label: Words): Field {
  return { name, type: 'text', label }
}

export function rowText(name: string, label: Words): Field {
  return { name, type: 'textarea', label }
}

export function receivedLine(name: string, label: Words): Field {
  return received({ name, type: 'text', label })
}

export function receivedText(name: string, label: Words): Field {
  return received({ name, type: 'textarea', label })
}
