import { explainProblems } from './problem.mjs'
import { launch } from './program/launch.mjs'
import { developmentServices } from './program/services.mjs'

await explainProblems(() => launch({ builds: false, services: developmentServices }))
