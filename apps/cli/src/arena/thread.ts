/** A thread that plays matches of the arena, one after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Bout } from '@muster/bots/tournament'
import type { Setup } from '@muster/kernel/game'
import { eyeFor } from '../bots.ts'
import { gameCalled } from '../games.ts'
import { playBout } from './bout.ts'

const { game: id, setup } = workerData as { game: string; setup: Setup }
const { game } = gameCalled(id)
const eye = await eyeFor(id)

parentPort?.on('message', (bout: Bout) => parentPort?.postMessage(playBout(game, setup, eye, bout)))
parentPort?.postMessage('ready')
