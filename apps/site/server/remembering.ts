const mostTexts = 500
const longestText = 300

/** The same function of a header's text, worked out once for each text. */
export function remembering<Answer extends string>(workOut: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const answer = workOut(text)
    // Browsers send a handful of texts; an endless variety is somebody's experiment.
    if (known.size >= mostTexts) known.clear()
    if (text.length <= longestText) known.set(text, answer)
    return answer
  }
}
