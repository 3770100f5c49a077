/** Formatted text as a plain tree: what the site can draw, and nothing else. */
export type RichText = RichBlock[]

export type RichBlock =
  | { type: 'paragraph'; children: RichInline[] }
  | { type: 'heading'; level: 2 | 3; children: RichInline[] }
  | { type: 'list'; ordered: boolean; items: RichInline[][] }
  | { type: 'quote'; children: RichInline[] }

export type RichInline =
  | { type: 'text'; text: string; bold?: true; italic?: true }
  | { type: 'link'; href: string; text: string }
