/** Coats of arms in our one-line blazon (see @muster/board-kit/blazon). County signs are our own. */
export const ARMS: Readonly<Record<string, string>> = {
  bruce: 'or | saltire gules | chief gules',
  comyn: 'gules | 3 garb or',
  moray: 'azure | 3 mullet argent',
  angus: 'gules | 8 crosslet or @orle | cinquefoil or',
  argyll: 'or | galley sable',
  buchan: 'azure | 3 garb or',
  galloway: 'azure | lion argent crowned',
  ross: 'gules | 3 lion argent',
  mar: 'azure | bend or | 6 crosslet or @bend',
  lennox: 'argent | saltire gules | 4 rose gules @saltire',
  atholl: 'paly or sable 6',
  dunbar: 'gules | bordure argent | 8 rose gules @bordure | lion argent',
  mentieth: 'or | bend chequy sable argent',
  stewart: 'or | fess chequy azure argent',
  wallace: 'gules | bordure compony argent azure | lion argent',
  'scottish-king': 'or | tressure gules | lion gules',
  douglas: 'argent | chief azure | 3 mullet argent @chief',
  campbell: 'gyronny or sable',
  graham: 'or | chief sable | 3 escallop or @chief',
  macdonald: 'or | eagle gules | galley sable',
  lindsay: 'gules | fess chequy argent azure',
  fraser: 'azure | 3 cinquefoil argent',
  barclay: 'gules | chevron argent | 3 paty argent @chevron',
  grant: 'gules | 3 crown or',
  keith: 'argent | chief paly gules or',
  'french-knights': 'azure | 30 fleur or @semy',
  edward: 'gules | 3 passant or @pale',
}

/** Whose coat a block shows; blocks that are not listed show the sign of their kind. */
export function armsOfBlock(block: { readonly id: string; readonly noble?: string }): string | null {
  const id = block.noble ?? block.id
  return id in ARMS ? id : null
}
