/** What is drawn on the board of Hammer of the Scots besides its areas: towns, lochs, mountains and woods. */

/** Longitude and latitude. */
type Point = [number, number]

/** Which town carries the castle or the cathedral, how far the sign stands from it, and which towns are named. */
export const TOWNS: Record<
  string,
  { castle?: [string, number, number]; church?: [string, number, number]; named: string[] }
> = {
  ross: {
    castle: ['Dingwall', 18, 6],
    named: ['Tain', 'Wick', 'Thurso', 'Ullapool', 'Gairloch', 'Stornoway', 'Lairg'],
  },
  garmoran: { named: ['Eilean Donan', 'Portree', 'Dunvegan', 'Inverie'] },
  moray: { castle: ['Inverness', 16, 14], named: ['Nairn', 'Beauly', 'Urquhart Castle'] },
  strathspey: { castle: ['Elgin', -22, 6], church: ['Elgin', 14, 6], named: ['Forres'] },
  buchan: {
    castle: ['Aberdeen', -34, 2],
    named: ['Banff', 'Fraserburgh', 'Peterhead', 'Turriff', 'Inverurie'],
  },
  lochaber: { castle: ['Inverlochy', 28, 6], named: ['Arisaig', 'Strontian', 'Invergarry'] },
  badenoch: { castle: ['Ruthven', -10, -2], named: ['Lochindorb', 'Dalwhinnie'] },
  mar: { castle: ['Kildrummy', -2, 8], named: ['Braemar', 'Aboyne'] },
  angus: { castle: ['Forfar', 2, 10], named: ['Dundee', 'Montrose', 'Arbroath', 'Dunnottar', 'Brechin'] },
  argyll: {
    castle: ['Dunollie', 26, 14],
    named: ['Inveraray', 'Campbeltown', 'Tarbert', 'Rothesay', 'Brodick', 'Tobermory', 'Port Askaig'],
  },
  atholl: { castle: ['Blair', -12, 0], named: ['Dunkeld', 'Rannoch', 'Killin'] },
  lennox: { castle: ['Dumbarton', 8, 0], church: ['Glasgow', 16, 2], named: ['Arrochar'] },
  mentieth: { castle: ['Stirling', 6, 37], named: ['Falkirk', 'Comrie'] },
  fife: {
    castle: ['Perth', -20, 8],
    church: ['St Andrews', -2, 0],
    named: ['Scone', 'Dunfermline', 'Methven', 'Kirkcaldy'],
  },
  carrick: { castle: ['Ayr', 8, 4], named: ['Turnberry', 'Irvine', 'Cumnock', 'Sanquhar'] },
  lanark: { castle: ['Lanark', 4, 12], named: ['Biggar', 'Crawford'] },
  lothian: { castle: ['Edinburgh', 4, -3], named: ['Linlithgow'] },
  selkirk: { named: ['Selkirk', 'Peebles', 'Ettrick'] },
  dunbar: { castle: ['Dunbar', -24, 16], named: ['Berwick', 'Haddington', 'Lauder'] },
  galloway: { castle: ['Buittle', -4, -2], named: ['Wigtown', 'Kirkcudbright', 'Stranraer', 'Whithorn'] },
  annan: { castle: ['Lochmaben', 0, -11], named: ['Dumfries', 'Annan', 'Moffat', 'Langholm'] },
  teviot: { castle: ['Roxburgh', 2, -4], named: ['Jedburgh', 'Hawick', 'Melrose', 'Hermitage'] },
  england: { named: ['Carlisle', 'Newcastle', 'Durham', 'Hexham', 'Alnwick', 'Norham', 'Wooler', 'Penrith'] },
}

/** Each as a line, and how wide it is drawn. */
export const LOCHS: [Point[], number][] = [
  [
    [
      [-4.68, 57.15],
      [-4.55, 57.24],
      [-4.4, 57.36],
      [-4.3, 57.43],
    ],
    9,
  ],
  [
    [
      [-4.98, 56.91],
      [-4.88, 57.0],
      [-4.84, 57.03],
    ],
    7,
  ],
  [
    [
      [-4.71, 56.31],
      [-4.67, 56.2],
      [-4.62, 56.12],
      [-4.59, 56.03],
    ],
    9,
  ],
  [
    [
      [-4.3, 56.47],
      [-4.15, 56.51],
      [-4.02, 56.58],
    ],
    7,
  ],
  [
    [
      [-5.45, 56.15],
      [-5.25, 56.27],
      [-5.05, 56.38],
    ],
    7,
  ],
  [
    [
      [-4.72, 58.22],
      [-4.6, 58.14],
      [-4.46, 58.05],
    ],
    7,
  ],
  [
    [
      [-5.58, 57.73],
      [-5.45, 57.69],
      [-5.32, 57.63],
    ],
    7,
  ],
  [
    [
      [-4.5, 56.76],
      [-4.38, 56.85],
      [-4.27, 56.92],
    ],
    5,
  ],
  [
    [
      [-4.42, 56.68],
      [-4.3, 56.69],
      [-4.2, 56.69],
    ],
    6,
  ],
  [
    [
      [-3.43, 56.2],
      [-3.39, 56.2],
      [-3.35, 56.2],
    ],
    10,
  ],
  [
    [
      [-4.55, 56.27],
      [-4.42, 56.24],
    ],
    5,
  ],
  [
    [
      [-4.27, 56.385],
      [-4.07, 56.385],
    ],
    5,
  ],
  [
    [
      [-4.38, 55.28],
      [-4.36, 55.21],
    ],
    5,
  ],
  [
    [
      [-4.1, 55.07],
      [-4.03, 54.98],
    ],
    5,
  ],
  [
    [
      [-4.58, 56.93],
      [-4.42, 56.97],
    ],
    4.5,
  ],
  [
    [
      [-5.3, 56.97],
      [-5.05, 56.95],
    ],
    5,
  ],
  [
    [
      [-5.68, 56.76],
      [-5.5, 56.83],
    ],
    5,
  ],
  [
    [
      [-5.78, 56.96],
      [-5.58, 56.94],
    ],
    5,
  ],
]
/** Where peaks stand. */
export const HIGH: Point[] = [
  [-5.3, 57.4],
  [-5.0, 57.8],
  [-4.9, 58.2],
  [-4.6, 57.9],
  [-5.0, 57.1],
  [-4.6, 57.5],
  [-4.4, 57.2],
  [-5.0, 56.95],
  [-5.3, 56.8],
  [-4.6, 56.6],
  [-4.2, 56.8],
  [-4.9, 56.45],
  [-4.5, 56.35],
  [-3.7, 57.0],
  [-3.3, 57.1],
  [-3.0, 56.9],
  [-3.6, 56.8],
  [-4.2, 57.35],
  [-4.1, 55.2],
  [-4.5, 55.1],
  [-3.6, 55.4],
  [-3.2, 55.4],
  [-2.9, 55.35],
  [-2.4, 55.4],
  [-5.2, 56.1],
  [-5.0, 56.1],
  [-2.4, 54.7],
  [-3.1, 54.6],
  [-5.5, 57.6],
  [-4.2, 58.2],
  [-6.25, 57.25],
  [-6.0, 56.45],
  [-5.22, 55.6],
  [-6.95, 58.0],
  [-2.2, 55.25],
  [-4.0, 57.6],
]
/** Where, how far around, how many trees, and whether they are pines. */
export const WOODS: [Point, number, number, boolean][] = [
  [[-3.1, 55.58], 26, 26, false],
  [[-2.95, 55.5], 20, 14, false],
  [[-4.45, 56.64], 22, 9, true],
  [[-3.75, 57.13], 24, 11, true],
  [[-4.95, 57.25], 22, 9, true],
  [[-3.4, 57.03], 18, 6, true],
  [[-2.62, 55.4], 20, 8, false],
  [[-3.85, 56.03], 14, 6, false],
  [[-4.75, 57.7], 20, 8, true],
  [[-5.2, 56.42], 16, 6, true],
  [[-2.55, 54.75], 22, 9, false],
  [[-2.45, 55.13], 20, 8, false],
  [[-3.5, 57.5], 14, 5, true],
  [[-2.62, 57.37], 16, 6, false],
  [[-4.5, 55.4], 16, 5, false],
  [[-2.5, 56.85], 14, 5, false],
]
