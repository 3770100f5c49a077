import { useEffect, useState } from 'react'

const readIn = 3_000

/** Something just happened and is said for a moment. */
export function useSaid(): [said: boolean, say: () => void] {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count === 0) return
    const timer = setTimeout(() => setCount(0), readIn)
    return () => clearTimeout(timer)
  }, [count])
  return [count > 0, () => setCount((before) => before + 1)]
}
