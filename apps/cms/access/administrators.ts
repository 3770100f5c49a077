import type { FieldAccess } from 'payload'
import { isAdministrator, only } from './roles.ts'

export const administrators = only('administrator')

export const administratorsOnly: FieldAccess = ({ req }) => isAdministrator(req.user)
