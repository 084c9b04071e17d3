/** The courses of sea routes and straits on the board of Ancien Régime. */

/** Longitude and latitude. */
type Point = [number, number]

/** From the first territory to the second. */
export const ROUTES: Record<string, Point[]> = {
  'london/holland': [
    [1.75, 52.35],
    [2.9, 52.6],
    [4.3, 52.3],
  ],
  'holland/hannover': [
    [4.7, 53.0],
    [5.2, 53.9],
    [7, 54.35],
    [8.6, 53.95],
  ],
  'cornwall/oporto': [
    [-5.6, 49.95],
    [-8.4, 47.2],
    [-10.4, 44],
    [-9.8, 41.8],
    [-8.8, 41.3],
  ],
  'oporto/lisboa': [
    [-8.8, 40.8],
    [-10, 40.3],
    [-10.3, 39.3],
    [-9.45, 38.9],
  ],
  'london/flandria': [
    [1.42, 51.3],
    [2.0, 51.75],
    [2.9, 51.35],
  ],
  'cornwall/ireland': [
    [-5.3, 51.85],
    [-6.0, 51.6],
    [-6.6, 52.1],
  ],
  'cornwall/bretagne': [
    [-4.3, 50.25],
    [-5.2, 49.5],
    [-4.3, 48.75],
  ],
  'lisboa/minorca': [
    [-9.1, 38.4],
    [-9.8, 37],
    [-7.6, 36.1],
    [-5.5, 35.95],
    [-2, 36.3],
    [1, 38.1],
    [3, 39.0],
    [3.9, 39.75],
  ],
  'minorca/sardinia': [
    [4.4, 40],
    [6.4, 40.1],
    [8.1, 40.3],
  ],
  'sardinia/napoli': [
    [9.8, 40.5],
    [11.9, 41.1],
    [13.6, 41.1],
  ],
  'scotland/norge': [
    [-1.85, 57.45],
    [1.4, 58.4],
    [5.2, 58.7],
  ],
  'catalonia/lombardia': [
    [3.25, 42.1],
    [5, 42.8],
    [7.2, 43.25],
    [8.5, 44.2],
  ],
  'catalonia/minorca': [
    [2.2, 41.2],
    [2.9, 40.6],
    [3.8, 40.2],
  ],
  'catalonia/sardinia': [
    [2.7, 41.5],
    [5.2, 41.2],
    [8.2, 41.0],
  ],
  'catalonia/toscana': [
    [3.2, 41.85],
    [5.8, 42.3],
    [8.1, 43.3],
    [9.5, 43.4],
    [10.5, 43.0],
  ],
  'valencia/sicilia': [
    [-0.2, 39.2],
    [1.6, 38.0],
    [6.8, 38.2],
    [12.3, 37.9],
  ],
  'galicia/ireland': [
    [-8.8, 43.5],
    [-11.2, 47],
    [-10.8, 50.3],
    [-9.6, 51.6],
  ],
}
export const STRAITS: Record<string, Point[]> = {
  'dania/scania': [
    [12.35, 55.75],
    [13.15, 55.72],
  ],
  'finland/svea': [
    [22.2, 60.55],
    [20.0, 60.7],
    [17.9, 60.2],
  ],
  'napoli/sicilia': [
    [16.0, 38.3],
    [15.3, 38.0],
  ],
}
