import type { Access } from 'payload'

/** Written by the program alone. */
export const nobody: Access = () => false
