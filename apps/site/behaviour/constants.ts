/** Every figure of how the site behaves, with the requirement that asks for it. Times are milliseconds. */
export const constants = {
  loadingBar: {
    /** S-17: a page that comes sooner never shows the bar. */
    throttle: 200,
    /** S-17: how long a page is expected to take; the bar slows down towards the end. */
    duration: 2000,
    /** S-17: how long the full bar stays. */
    hideDelay: 500,
    /** S-17: how long it fades before it is empty again. */
    resetDelay: 400,
    /** S-17, in pixels. */
    height: 3,
  },
  /** S-18: how many pages are fetched ahead at one time. */
  preloadsPending: 4,
  /** How long a page fetched ahead counts as fresh. */
  preloadFresh: 30_000,
  /** How long a visitor who pressed a link waits before the whole page is loaded instead. */
  payloadTimeout: 10_000,
  /** C-7: how often an open page asks whether there is a newer build. */
  buildCheck: 300_000,
  /** C-7: a path is loaded whole for a new build at most once in this time. */
  reloadGuard: 10_000,
  /** C-9: how long a window must stand still before its size counts. */
  resizeSettle: 50,
  /** C-9: the narrowest window of each kind in pixels; the style sheets change at 48 and 64 rem. */
  device: { tablet: 768, desktop: 1024 },
  request: {
    /** C-5: what may be done twice without harm is not repeated by us. */
    retriesIdempotent: 0,
    /** C-5 */
    retriesOther: 1,
    /** C-5: answers after which it is worth asking once more. */
    retryStatuses: [408, 409, 425, 429, 500, 502, 503, 504],
    /** Before an answer is given up. */
    timeout: 30_000,
    /** Before the second try, unless the server names its own time. */
    retryDelay: 500,
    /** Longest wait a server may ask for before we say it failed. */
    retryDelayMost: 5_000,
  },
  /** L-4, in days. */
  languageCookieDays: 365,
  toast: {
    /** F-5 */
    duration: 3000,
    /** F-5: pixels between the edge, and one another. */
    offset: 16,
    /** F-5: more than this are said as "99+". */
    mostCounted: 99,
    /** Screen readers need a moment to notice the place where messages are put in. */
    announceDelay: 100,
  },
  overlay: {
    /** F-4 */
    closeDelay: 400,
    /** F-4: the first layer above the page. */
    layer: 2000,
  },
} as const
