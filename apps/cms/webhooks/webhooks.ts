import type { GlobalConfig, TextFieldSingleValidation } from 'payload'
import { setUpWebhooks } from '../access/set-up-webhooks.ts'
import { isRecord } from '../fields/per-language.ts'
import { sentence } from '../fields/sentence.ts'
import { plain } from '../fields/text.ts'
import { webhookTestEndpoint } from './test-endpoint.ts'
import { readWebhookAddress } from './webhook-address.ts'

const isAddress: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if (!value) return isActive(siblingData) ? sentence(req, noAddress) : true
  return readWebhookAddress(value) ? true : sentence(req, noAddress)
}

const isSecret: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if (!value && !isActive(siblingData)) return true
  return typeof value === 'string' && value.length >= 16 ? true : sentence(req, tooShort)
}

function isActive(siblings: unknown): boolean {
  return isRecord(siblings) && siblings.active === true
}

export const webhooks: GlobalConfig = {
  slug: 'webhooks',
  label: { en: 'Webhook', es: 'Webhook' },
  admin: {
    group: { en: 'Sales', es: 'Ventas' },
    description: {
      en: 'Tells another program, such as a CRM, about each new inquiry.',
      es: 'Comunica cada consulta nueva a otro programa, por ejemplo un CRM.',
    },
  },
  access: { read: setUpWebhooks, update: setUpWebhooks },
  endpoints: [webhookTestEndpoint],
  fields: [
    { name: 'active', type: 'checkbox', defaultValue: false, label: { en: 'Switched on', es: 'Activado' } },
    // Such addresses often carry a key: the log of changes names it and keeps no value.
    { ...plain('url', { en: 'Address', es: 'Dirección' }, { validate: isAddress, maxLength: 2000 }), custom: { secret: true } },
    plain(
      'secret',
      { en: 'Key', es: 'Clave' },
      {
        validate: isSecret,
        help: {
          en: 'Each message is signed with it, so that the receiver knows it is ours. At least 16 characters.',
          es: 'Con ella se firma cada mensaje, para que el receptor sepa que es nuestro. Al menos 16 caracteres.',
        },
      },
    ),
    { name: 'test', type: 'ui', admin: { components: { Field: '/webhooks/test-field.tsx#WebhookTestField' } } },
  ],
}

const noAddress = {
  en: 'Enter a full address that begins with “https://” or “http://”, without user name and password.',
  es: 'Escriba una dirección completa que empiece por «https://» o «http://», sin usuario ni contraseña.',
}
const tooShort = { en: 'Enter a key of at least 16 characters.', es: 'Escriba una clave de al menos 16 caracteres.' }
