/** The pages a pager names: the ends, the current one and its neighbours; null stands for a gap. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const wanted = new Set([1, current - 1, current, current + 1, total])
  // A gap of one page is that page.
  if (current === 4) wanted.add(2)
  if (current === total - 3) wanted.add(total - 1)
  const pages = [...wanted].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b)
  return pages.flatMap((page, index) => (index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [null, page] : [page]))
}
