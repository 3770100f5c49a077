import { explainProblems } from './problem.mjs'
import { launch } from './program/launch.mjs'
import { productionServices } from './program/services.mjs'

await explainProblems(() => launch({ builds: true, services: productionServices }))
