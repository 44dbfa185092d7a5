/** Views that the sector keeps of a list. */
export const VISTAS = 'GET /api/listas/vistas'
