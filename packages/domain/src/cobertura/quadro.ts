/** Days of the board of cover, today among them. */
export const DIAS_DO_QUADRO = 14

/** In what order the board has the posts. */
export const ordensDoQuadro = { buracos: 'Buracos primeiro', local: 'Por local' } as const
export type OrdemDoQuadro = keyof typeof ordensDoQuadro

/** Why somebody is missed. A leave says no more than its days. */
export const porquesDoBuraco = { ferias: 'Férias', afastamento: 'Fora', vaga: 'Vaga aberta' } as const

/** How a hole is covered, as the board calls it. */
export const tiposNoQuadro = {
  substituto: 'cobre',
  folguista: 'folguista',
  sem_cobertura: 'Cliente autorizou',
} as const
export type TipoNoQuadro = keyof typeof tiposNoQuadro

/** The kind of scale of those who are kept to cover: they have no shifts but the ones that they are sent to. */
export const ESCALA_DO_FOLGUISTA = 'folguista'
