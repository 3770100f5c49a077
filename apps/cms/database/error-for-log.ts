import { shortReason } from './short-reason.ts'

/** How the log writes down an error: what and where, without the query around it, which holds what people wrote. */
export function errorForLog(error: unknown): { type: string; message: string; stack: string } {
  const { name, stack = '' } = error instanceof Error ? error : new Error()
  const places = stack.split('\n').filter((line) => line.startsWith('    at '))
  return { type: name, message: shortReason(error), stack: places.join('\n') }
}
