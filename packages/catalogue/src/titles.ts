/** The games of Muster. A game is its folder in games/ and its line here. */
export { title as ancienRegime } from '@muster/ancien-regime/title'
export { title as hammerOfTheScots } from '@muster/hammer-of-the-scots/title'
export { title as richardIII } from '@muster/richard-iii/title'
export { title as thisWarWithoutAnEnemy } from '@muster/this-war-without-an-enemy/title'
