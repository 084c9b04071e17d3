/** Heraldic charges, each drawn in a box from -50 to 50. */
import { LEOPARD, LION, PASSANT, STAG } from './charge-beasts.ts'
import { EAGLE, MARTLET } from './charge-birds.ts'
import { FLEUR, GARB, ROSE } from './charge-plants.ts'
import { disc, foil, star } from './charge-strokes.ts'
import {
  BOUGET,
  CASTLE,
  CROSSLET,
  CROWN,
  ESCALLOP,
  GALLEY,
  HARP,
  KEYS,
  PATY,
  SWORD,
} from './charge-things.ts'

export const CHARGES: Readonly<Record<string, string>> = {
  lion: LION,
  passant: PASSANT,
  garb: GARB,
  crosslet: CROSSLET,
  paty: PATY,
  escallop: ESCALLOP,
  crown: CROWN,
  galley: GALLEY,
  eagle: EAGLE,
  fleur: FLEUR,
  stag: STAG,
  martlet: MARTLET,
  castle: CASTLE,
  harp: HARP,
  keys: KEYS,
  sword: SWORD,
  leopard: LEOPARD,
  bouget: BOUGET,
  square: 'M-50,-60H50V60H-50Z',
  lozenge: 'M0,-48L40,0L0,48L-40,0Z',
  maunch: 'M-44,-40L14,-44L38,-18L10,4L24,46L-4,32L-14,6L-32,12L-26,-14Z',
  mullet: star(48, 5, 0.4),
  cinquefoil: foil(5, 27, 19.5),
  rose: ROSE,
  roundel: disc(0, 0, 44),
  'cross-charge': 'M-9,-50H9V-20H40V-2H9V50H-9V-2H-40V-20H-9Z',
}
