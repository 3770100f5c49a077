/** Says in the browser's console that something failed, without stopping anything. */
export function report(message: string, cause: unknown): void {
  reportError(new Error(message, { cause }))
}
