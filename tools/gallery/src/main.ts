/** `npm run gallery`: every board, set-up, piece and card, in every theme, on loopback. */
import { gallery, listen } from './server.ts'

const port = await listen(gallery(), Number(process.env.PORT ?? 4173))
console.log(`http://127.0.0.1:${port}/gallery`)
