import { root } from './paths.mjs'
import { explainProblems } from './problem.mjs'
import { awaitStopRequest } from './program/stop-request.mjs'
import { apps, buildWhenStale } from './setup/build.mjs'

await explainProblems(async () => {
  const signal = awaitStopRequest()
  for (const app of Object.values(apps)) await buildWhenStale(root, app, { say: console.log, signal })
})
