/** Everything a form needs once somebody writes in it; a chunk of its own. */

export { beginForm } from './sending/begin-form.ts'
export { keepDraft, restoreDraft } from './sending/draft.ts'
export { focusProblem } from './sending/focus-problem.ts'
export { submitForm } from './sending/submit-form.ts'
