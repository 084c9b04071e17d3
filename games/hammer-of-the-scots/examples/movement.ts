/** Worked examples: the board, and moves over it. */
import { each, halt, march } from '@muster/block-kit/example-words'
import type { WorkedExample } from '@muster/kernel/worked-example'
import { others, SIX } from './words.ts'

export const MOVEMENT: readonly WorkedExample[] = [
  {
    id: 'EX-18',
    title: { en: 'No way over the water', pl: 'Przez wodę nie ma drogi' },
    position: {
      board: { carrick: 'douglas', lothian: 'campbell', ross: others() },
      begin: 'turn move-1-1 move-3-1',
    },
    areas: ['carrick', 'argyll', 'lanark'],
    steps: [
      {
        says: {
          en: 'Douglas in Carrick sets out. Argyll looks near, over the firth.',
          pl: 'Douglas wyrusza z Carrick. Argyll wydaje się blisko, za zatoką.',
        },
        plays: ['scotland: move douglas'],
        refused: { 'scotland: to argyll': '1.1' },
      },
      {
        says: {
          en: 'Lanark shares a border with Carrick: there he may go.',
          pl: 'Lanark graniczy z Carrick: tam wolno mu iść.',
        },
        plays: ['scotland: to lanark; stop'],
        stand: { douglas: 'lanark 4' },
      },
    ],
  },
  {
    id: 'EX-3',
    title: { en: 'Two areas by two roads', pl: 'Dwa obszary dwiema drogami' },
    position: {
      board: { buchan: 'douglas, campbell, graham', england: others() },
      begin: 'turn move-1-1 move-3-1',
    },
    areas: ['buchan', 'angus', 'fife', 'atholl', 'moray', 'mar'],
    steps: [
      {
        says: {
          en: 'These blocks move two areas. Douglas goes by Angus to Fife.',
          pl: 'Te bloczki ruszają się o dwa obszary. Douglas idzie przez Angus do Fife.',
        },
        plays: [`scotland: ${march('douglas', 'angus', 'fife')}`],
        stand: { douglas: 'fife' },
      },
      {
        says: {
          en: 'Campbell, of the same group, goes by Strathspey to Moray. One point moves the whole group.',
          pl: 'Campbell z tej samej grupy idzie przez Strathspey do Moray. Jeden punkt porusza całą grupę.',
        },
        plays: [`scotland: ${march('campbell', 'strathspey', 'moray')}`],
        stand: { campbell: 'moray 4' },
      },
      {
        says: {
          en: 'Graham crosses the red border from Mar to Atholl and has to halt there.',
          pl: 'Graham przekracza czerwoną granicę z Mar do Atholl i musi się tam zatrzymać.',
        },
        plays: [`scotland: ${march('graham', 'angus', 'atholl')}`],
        stand: { graham: 'atholl 4' },
        refused: { 'scotland: move graham': '4.0' },
      },
    ],
  },
  {
    id: 'EX-4',
    title: { en: 'A border is full', pl: 'Granica jest pełna' },
    position: {
      board: { buchan: SIX, strathspey: 'fraser, grant', mar: 'keith, etterick', england: others() },
      begin: 'turn move-1-1 move-3-1',
    },
    areas: ['buchan', 'angus', 'strathspey', 'mar'],
    steps: [
      {
        says: {
          en: 'Six blocks go from Buchan to Angus: as many as a black border lets through.',
          pl: 'Sześć bloczków idzie z Buchan do Angus: tyle przepuszcza czarna granica.',
        },
        plays: each('scotland', SIX, (block) => halt(block, 'angus')),
        stand: { barclay: 'angus', douglas: 'angus' },
      },
      {
        says: {
          en: 'Fraser comes to Buchan and would follow them.',
          pl: 'Fraser dochodzi do Buchan i chce pójść za nimi.',
        },
        plays: ['scotland: move fraser; to buchan'],
        refused: { 'scotland: to angus': '4.3' },
      },
      {
        says: {
          en: 'The border from Mar is another one. It is red: two may cross it, and Keith and Etterick do.',
          pl: 'Granica z Mar to inna granica. Jest czerwona: mogą ją przekroczyć dwa bloczki, i Keith z Etterickiem to robią.',
        },
        plays: ['scotland: stop', ...each('scotland', 'keith, etterick', (block) => march(block, 'angus'))],
        stand: { keith: 'angus', etterick: 'angus' },
      },
    ],
  },
  {
    id: 'EX-5',
    title: { en: 'Over the border of the kingdoms', pl: 'Przez granicę królestw' },
    position: {
      board: {
        england:
          'york-infantry, york-knights, lancaster-knights, durham-infantry, hobelars, lancaster-archers',
        ross: others(),
      },
      begin: 'turn move-3-1 move-1-1',
    },
    areas: ['england', 'dunbar', 'lothian', 'annan', 'lanark'],
    steps: [
      {
        says: {
          en: 'A card of 3. Each block that leaves England costs a point: two go by Dunbar to Lothian.',
          pl: 'Karta o wartości 3. Każdy bloczek opuszczający Anglię kosztuje punkt: dwa idą przez Dunbar do Lothian.',
        },
        plays: [
          `england: ${march('york-infantry', 'dunbar', 'lothian')}`,
          `england: ${march('york-knights', 'dunbar', 'lothian')}`,
        ],
        stand: { 'york-infantry': 'lothian', 'york-knights': 'lothian' },
      },
      {
        says: {
          en: 'The third goes by Annan to Lanark. Then no point is left, and the hobelars stay.',
          pl: 'Trzeci idzie przez Annan do Lanark. Punktów już nie ma i hobelarzy zostają.',
        },
        plays: [`england: ${march('lancaster-knights', 'annan', 'lanark')}`],
        stand: { 'lancaster-knights': 'lanark', hobelars: 'england' },
      },
    ],
  },
  {
    id: 'EX-6',
    title: { en: 'Who is pinned', pl: 'Kto jest związany' },
    position: {
      board: {
        buchan: SIX,
        angus: 'york-infantry, durham-infantry, cumbria-infantry',
        strathspey: 'hobelars, york-knights',
        england: others(),
      },
      begin: 'turn move-3-1 move-2-1',
    },
    areas: ['buchan', 'angus', 'strathspey', 'mar', 'badenoch'],
    steps: [
      {
        says: {
          en: 'Three come from Angus and two from Strathspey into Buchan, where six Scots stand.',
          pl: 'Trzech przybywa z Angus i dwóch ze Strathspey do Buchan, gdzie stoi sześciu Szkotów.',
        },
        plays: [
          ...each(
            'england',
            'york-infantry, durham-infantry, cumbria-infantry, hobelars, york-knights',
            (block) => march(block, 'buchan'),
          ),
          'england: end; lead york-infantry',
        ],
        stand: { hobelars: 'buchan' },
      },
      {
        says: {
          en: 'Five attackers pin five. One Scot may leave, but not by the way the enemy came.',
          pl: 'Pięciu atakujących wiąże pięciu. Jeden Szkot może odejść, lecz nie drogą, którą przyszedł wróg.',
        },
        plays: ['scotland: move douglas'],
        refused: { 'scotland: to angus': '4.6', 'scotland: to strathspey': '4.6' },
      },
      {
        says: {
          en: 'Douglas goes to Mar. All others are pinned.',
          pl: 'Douglas idzie do Mar. Wszyscy pozostali są związani.',
        },
        plays: ['scotland: to mar; stop'],
        stand: { douglas: 'mar 4' },
        refused: { 'scotland: move campbell': '4.6' },
      },
    ],
  },
]
