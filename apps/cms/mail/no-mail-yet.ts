import type { EmailAdapter } from 'payload'

/** Until a mail server is set up nothing is sent, and no part of a mail, which may hold a reset link, reaches the log. */
export const noMailYet: EmailAdapter = ({ payload }) => ({
  name: 'no-mail-yet',
  defaultFromAddress: 'desk@localhost',
  defaultFromName: 'Desk',
  sendEmail: async () => {
    payload.logger.warn('A mail was not sent: no mail server is set up.')
  },
})
