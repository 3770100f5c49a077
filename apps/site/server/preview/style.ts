/** Only on previews, and so in the page itself: the site's style sheet is for buyers. Its tokens are used. */
export const bannerStyle = [
  // It stands first and is read last: the way past the menu must be the first link of a page.
  'body{display:flex;flex-direction:column}#app{min-width:0}.preview{order:-1}',
  '.preview{display:grid;grid-template-columns:1fr auto;align-items:center;gap:.125rem 2rem;padding:.625rem var(--margin);background:var(--green);color:var(--ivory);font-size:var(--t-small);line-height:1.5}',
  '.preview p{margin:0;max-width:none}',
  '.preview-name{font:400 1.25rem/1.3 var(--serif)}',
  '.preview-name b{margin-inline-end:.75em;font:600 var(--t-mini)/1 var(--sans);letter-spacing:.08em;text-transform:uppercase;color:var(--green-quiet)}',
  '.preview-facts{grid-column:1;color:var(--green-quiet)}',
  '.preview-facts span{display:inline-block;margin-inline-end:1.5em}',
  '.preview-ways{grid-area:1/2/span 2;display:flex;gap:1.75rem}',
  '.preview a{display:inline-block;padding-block:.375rem;color:inherit;text-decoration:underline;text-underline-offset:.25em}',
  '.preview a:hover{text-decoration-thickness:2px}',
  '.preview a:focus-visible{outline:2px solid var(--ivory);outline-offset:3px}',
  // Further down the banner is out of sight; the frame goes on saying it.
  '.preview:not([data-framed])::after{content:"";position:fixed;inset:0;z-index:1500;border:3px solid var(--cognac);pointer-events:none}',
  '.preview[data-framed]{padding-block:.375rem;font-size:var(--t-mini)}',
  '@media(width<48rem){.preview{grid-template-columns:1fr}.preview-ways{grid-area:auto}}',
  '@media print{.preview{display:none}}',
].join('')

/** A page that says why there is nothing to show. Nothing else is loaded for it. */
export const noteStyle = [
  'body{margin:0;min-height:100vh;display:grid;place-content:center;background:#f7f4ef;color:#1f1b16;font:1.0625rem/1.6 system-ui,sans-serif}',
  'main{max-width:34rem;padding:2rem 1.5rem}',
  'h1,h2{margin:0;font:400 2.25rem/1.15 Georgia,serif;text-wrap:balance}',
  'h2{font-size:1.5rem}',
  'section+section{margin-top:1.75rem;padding-top:1.5rem;border-top:1px solid #cfc7bb;color:#5e564c}',
  'p,ul{margin:.75rem 0 0}',
  'ul{padding-inline-start:1.25rem}',
  'a{display:inline-block;padding:.625rem 0;color:#8a4b22;text-underline-offset:.2em}',
].join('')
