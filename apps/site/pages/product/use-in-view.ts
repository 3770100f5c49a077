import { useEffect, useState } from 'react'

/** Whether anything of these elements is on the screen; false without script. */
export function useInView(find: () => (Element | null)[]): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const inView = new Set<Element>()
    const watching = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) inView[isIntersecting ? 'add' : 'delete'](target)
      setSeen(inView.size > 0)
    })
    for (const element of find()) if (element) watching.observe(element)
    return () => watching.disconnect()
  }, [find])
  return seen
}
